import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { announced, explain, go, phase, plaques, scrubber, told } from '../support/explain.js';
import { all, button, drawn, entries, isDimmed, nameOf, part } from '../support/mounted.js';

describe('the walk through a record', () => {
  it('begins before the first entry', async () => {
    const host = await explain();
    expect(host.step).to.equal(0);
    expect(told(host)).to.equal('The round begins, Chen deals');
    expect(nameOf(part(host, 'Explanation'))).to.contain('Explanation');
    expect(plaques(host)).to.deep.equal(['E Ann 0', 'S Bo 0', 'W Chen 0 dealer', 'N Dee 0']);
    expect(phase(host)).to.equal('Play');
  });

  it('tells each step with its sum, and where everyone stands before and after', async () => {
    const host = await explain({ step: '3' });
    expect(told(host)).to.equal('Dee wins on Bo’s discard, 2 fan');
    expect(announced(host)).to.contain('Dee waits for the last bamboo.');
    expect(announced(host)).to.contain('Bo → Dee 4');
    expect(announced(host)).to.match(/2 fan: 1 × 2² = 4/);
    expect(announced(host)).to.contain('Before E −4 S +6 W 0 N −2');
    expect(announced(host)).to.contain('After E −4 S +2 W 0 N +2');
    expect(plaques(host)[3]).to.equal('N Dee −2 +2 won 1st');
  });

  it('shows the payments of one entry apart, each in its phase', async () => {
    const host = await explain({ step: '4' });
    const seen = [];
    for (const step of [4, 5, 6, 7]) {
      host.step = step;
      await drawn(host);
      seen.push(`${phase(host)}: ${told(host)}`);
    }
    expect(seen).to.deep.equal([
      'Pigs: Wall empty, Ann, Bo and Chen are checked',
      'Pigs: Ann is a flower pig',
      'Ready: Chen is ready for 3 fan, Bo is not',
      'Settled: kong refund',
    ]);
    expect(announced(host)).to.contain('After E −34 S +4 W +26 N +4');
  });

  it('goes to the first, the previous, the next and the last step', async () => {
    const host = await explain();
    const heard: number[] = [];
    host.addEventListener('mahjong-settler-step', ({ step }) => heard.push(step));
    await go(host, 'Next step');
    await go(host, 'Next step');
    await go(host, 'Step back');
    await go(host, 'Last step');
    expect(isDimmed(button(host, 'Next step'))).to.be.true;
    await go(host, 'Next step');
    await go(host, 'First step');
    expect(isDimmed(button(host, 'Step back'))).to.be.true;
    await go(host, 'Step back');
    expect(heard).to.deep.equal([1, 2, 1, 7, 0]);
    expect(host.step).to.equal(0);
  });

  it('follows the scrubber and the arrow keys', async () => {
    const host = await explain();
    scrubber(host).focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    await drawn(host);
    expect(host.step).to.equal(2);
    expect(scrubber(host).getAttribute('aria-valuetext')).to.equal('Step 2 of 7');
    await sendKeys({ press: 'End' });
    await drawn(host);
    expect(host.step).to.equal(7);
    button(host, 'Step back').focus();
    await sendKeys({ press: 'ArrowLeft' });
    await drawn(host);
    expect(host.step).to.equal(6);
    await sendKeys({ press: 'Home' });
    await drawn(host);
    expect(host.step).to.equal(0);
  });

  it('goes to the entry that is pressed in the ledger', async () => {
    const host = await explain();
    entries(host)[5]!.click();
    await drawn(host);
    expect(host.step).to.equal(6);
    expect(entries(host).map((one) => one.getAttribute('aria-current'))).to.deep.equal([
      ...Array<null>(5).fill(null),
      'step',
    ]);
  });

  it('takes a step from outside, within what there is', async () => {
    const host = await explain({ step: '99' });
    expect(host.step).to.equal(7);
    host.step = -3;
    expect(host.step).to.equal(0);
    host.setAttribute('step', '2');
    await drawn(host);
    expect(told(host)).to.equal('Chen, exposed kong from Ann');
    host.setAttribute('step', 'x');
    expect(host.step).to.equal(0);
  });

  it('keeps the step that was asked for until the record is there', async () => {
    const host = await explain({ step: '3', value: '' });
    expect(host.step).to.equal(0);
    host.value = 'kong E concealed\nkong S concealed\nkong W concealed\nkong N concealed';
    expect(host.step).to.equal(3);
  });

  it('walks from round to round', async () => {
    const host = await explain({ value: 'wall\npigs none\nready none\nround dealer N\nkong E concealed' });
    host.step = 4;
    await drawn(host);
    expect(nameOf(all(host, 'h2')[0]!)).to.equal('Round 2');
    expect(entries(host)).to.have.length(1);
    await go(host, 'Step back');
    expect(nameOf(all(host, 'h2')[0]!)).to.equal('Round 1');
    expect(entries(host)).to.have.length(3);
  });

  it('plays by itself, from the start again at the end, until somebody moves', async () => {
    const host = await explain({ value: 'kong E concealed\nkong S concealed' });
    host.step = 2;
    const steps: number[] = [];
    const arrived = new Promise<void>((done) => {
      host.addEventListener('mahjong-settler-step', ({ step }) => {
        steps.push(step);
        if (step === 2) done();
      });
    });
    await drawn(host);
    await go(host, 'Play');
    expect(button(host, 'Pause')).to.exist;
    await arrived;
    await drawn(host);
    expect(steps).to.deep.equal([0, 1, 2]);
    expect(button(host, 'Play')).to.exist;
    await go(host, 'Play');
    await go(host, 'Next step');
    expect(button(host, 'Play')).to.exist;
    await go(host, 'Play');
    await go(host, 'Pause');
    expect(host.step).to.equal(1);
  }).timeout(60_000);

  it('plays no longer once the record is played on', async () => {
    const host = await explain();
    await go(host, 'Play');
    host.mode = 'play';
    await drawn(host);
    host.mode = 'explain';
    await drawn(host);
    expect(button(host, 'Play')).to.exist;
  });

  it('goes to the last step that counts from an entry that does not', async () => {
    const host = await explain({ value: 'win S 2 fan self-draw\nwin S 1 fan self-draw\nkong E concealed' });
    expect(host.error?.code).to.equal('seat-out');
    for (const index of [1, 2]) {
      host.step = 0;
      await drawn(host);
      entries(host)[index]!.click();
      await drawn(host);
      expect(host.step).to.equal(1);
    }
  });

  it('is left by taking the mode away', async () => {
    const host = await explain();
    host.removeAttribute('mode');
    await drawn(host);
    expect(host.mode).to.equal('play');
    expect(button(host, 'Undo')).to.exist;
  });

  it('lets nobody enter anything', async () => {
    const host = await explain();
    const { record } = host;
    expect(all(part(host, 'Table'), 'button')).to.be.empty;
    expect(() => button(host, 'Undo')).to.throw();
    await go(host, 'Next step');
    entries(host)[0]!.click();
    await drawn(host);
    expect(host.record).to.equal(record);
  });

  it('shows an empty record as such', async () => {
    const host = await explain({ value: '' });
    expect(told(host)).to.equal('Nothing entered yet');
    expect(isDimmed(button(host, 'Next step'))).to.be.true;
  });

  it('is axe clean at every step, in a narrow and a wide place', async () => {
    for (const width of [280, 900]) {
      const host = await explain({ explore: '' }, { width });
      for (const step of [0, 3, 5, 7]) {
        host.step = step;
        await drawn(host);
        await expect(host).to.be.accessible();
      }
      host.remove();
    }
  }).timeout(90_000);
});
