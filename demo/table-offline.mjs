/*
 * Keeps the page for when there is no network. At each visit it asks the server for all that it consists of. The hash of
 * all those bytes is the version: it names a cache of its own, and a worker (service-worker.js) that answers from it. So
 * one version is never mixed with another, and a change of any file is a new version without anybody counting.
 */

const files = [
  'table.html',
  'table.css',
  'table.mjs',
  'table-awake.mjs',
  'table-offline.mjs',
  'manifest.webmanifest',
  'icon.svg',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/maskable-512.png',
  'icons/touch-180.png',
  '../dist/mahjong-settler.min.js',
];

/** The files beside the script that it names, to be loaded when they are needed. */
const sibling = /mahjong-settler\.[\w-]+\.min\.js/g;

/** All files as the server has them now, by address. */
async function fetchAll() {
  const found = new Map();
  const queue = files.map((file) => new URL(file, import.meta.url).href);
  // It grows while it is walked.
  for (const address of queue) {
    if (found.has(address)) continue;
    const response = await fetch(address, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const body = await response.blob();
    found.set(address, body);
    if (!address.endsWith('.min.js')) continue;
    for (const [file] of (await body.text()).matchAll(sibling)) queue.push(new URL(file, address).href);
  }
  return found;
}

async function versionOf(found) {
  const all = await new Blob([...found].flat()).arrayBuffer();
  const hash = await crypto.subtle.digest('SHA-256', all);
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Puts all files into the version's cache, unless they are there. */
async function fill(version, found) {
  const cache = await caches.open(`mahjong-table ${version}`);
  const put = async ([address, body]) => {
    // A response of its own: one that was redirected may not answer for a page.
    if (!(await cache.match(address))) await cache.put(address, new Response(body));
  };
  await Promise.all(Array.from(found, put));
}

/** Until the worker is installed and waits for the former to go, or has become useless. */
function waiting(registration) {
  const { installing } = registration;
  if (!installing) return registration.waiting;
  return new Promise((done) => {
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') done(registration.waiting);
    });
  });
}

/** `offer` is told how to change to a new version, where an older one is in use. */
export async function keepOffline(offer) {
  const { serviceWorker } = navigator;
  // Only pages from https or from this machine have one.
  if (!serviceWorker) return;
  let wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) location.reload();
    wasControlled = true;
  });
  const found = await fetchAll();
  const version = await versionOf(found);
  await fill(version, found);
  const registration = await serviceWorker.register(`service-worker.js?version=${version}`, { scope: 'table' });
  const next = await waiting(registration);
  if (next && wasControlled) offer(() => next.postMessage('take over'));
}
