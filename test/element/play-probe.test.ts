import { fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/index.js';

const info = () => {
  let a: Element | null = document.activeElement;
  while (a?.shadowRoot?.activeElement) a = a.shadowRoot.activeElement;
  return `${a?.tagName} ${(a?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30)}`;
};
it('probe', async () => {
  const el = await fixture<any>(html`<div style="width:360px"><mahjong-settler players="Ann, Bo, Chen, Dee"></mahjong-settler></div>`);
  const s = el.firstElementChild.shadowRoot;
  const out: string[] = [];
  for (let i = 0; i < 14; i++) { await sendKeys({ press: 'Tab' }); out.push(info()); }
  const b = s.querySelector('button');
  const t0 = performance.now();
  const r = b.getBoundingClientRect();
  const ev: string[] = [];
  s.addEventListener('click', (e: any) => ev.push(`${e.type} ${e.detail} ${e.pointerType} ${e.isTrusted}`));
  for (let i = 0; i < 10; i++) await sendMouse({ type: 'click', position: [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)] });
  const t1 = performance.now();
  const touch = await executeServerCommand('touch-tap', { x: Math.round(r.x + r.width / 2), y: Math.round(r.y + r.height / 2) });
  const t2 = performance.now();
  b.focus();
  const before = info();
  await sendKeys({ press: ' ' });
  await sendKeys({ press: 'ArrowRight' });
  const t3 = performance.now();
  for (let i = 0; i < 10; i++) await sendKeys({ press: 'ArrowRight' });
  const t4 = performance.now();
  throw new Error(JSON.stringify({ out, mouse: (t1 - t0) / 10, touch, tt: t2 - t1, ev: ev.slice(-3), n: ev.length, before, after: info(), key: (t4 - t3) / 10, w: innerWidth, h: innerHeight }, null, 1));
}).timeout(60000);
