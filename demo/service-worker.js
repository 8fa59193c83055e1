/*
 * Answers for the table page from the cache that the page has filled (table-offline.mjs). The version stands in the
 * address that the page has registered the worker by, so a new version is a new worker with a cache of its own, and the
 * old one answers for the pages that it has begun with.
 */
const prefix = 'mahjong-table ';
const cacheName = prefix + new URL(location).searchParams.get('version');

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((one) => caches.delete(one)),
  );
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(cacheName);
  const wanted = request.mode === 'navigate' ? 'table.html' : request;
  return (await cache.match(wanted, { ignoreVary: true })) ?? fetch(request);
}

addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { destination, method } = event.request;
  // What the page fetches by itself is to come from the server: it looks for a new version.
  if (method === 'GET' && destination !== '') event.respondWith(answer(event.request));
});
