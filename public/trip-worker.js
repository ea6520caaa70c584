// Answers for the pages of kept trips when the network does not. The page of a trip (`src/data/offline-trip.ts`) writes the
// stores; this worker only reads them: one cache for each page, named by its path.
const STORE = 'kelana.trip.';
const WAIT_MS = 3000;
// On a slow network everything then comes from the store for this long, so that a page does not wait for each file.
const PAUSE_MS = 5000;
let slowAt = 0;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOwn = new URL(request.url).origin === location.origin;
  // Pictures of other hosts stay the page's: the content policy does not let this worker fetch them.
  if (request.method === 'GET' && (isOwn || request.destination === '')) event.respondWith(answer(event));
});

async function answer({ request, clientId }) {
  const isPage = request.mode === 'navigate';
  const url = isPage ? request.url : ((await self.clients.get(clientId))?.url ?? request.url);
  const path = new URL(url).pathname;
  const stored = await readStore(isPage ? path : request.url, STORE + path);
  // The network may have another build, without the files of the stored page.
  const isOfBuild = new URL(request.url).pathname.startsWith('/_next/static/');
  if (stored && (isOfBuild || Date.now() - slowAt < PAUSE_MS)) return stored;
  try {
    const response = await (stored ? inTime(fetch(request)) : fetch(request));
    if (!stored || response.status < 500) return response;
  } catch (error) {
    if (!stored && !isPage) throw error;
  }
  return stored ?? otherPage(path);
}

// A browser whose store is broken still has the network.
function readStore(url, cacheName) {
  return caches.match(url, { cacheName, ignoreVary: true }).catch(() => undefined);
}

function inTime(response) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      slowAt = Date.now();
      reject();
    }, WAIT_MS);
  });
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}

/** Leads to the same trip in the other language, and from the first address of the installed app to a kept trip. */
async function otherPage(path) {
  const paths = (await caches.keys()).map((name) => name.slice(STORE.length));
  // A damaged store lacks its page.
  const pages = await Promise.all(paths.map((one) => one !== path && readStore(one, STORE + one)));
  const stored = paths.filter((_, index) => pages[index]);
  const end = path.slice(path.indexOf('/account/'));
  const target = stored.find((one) => one.startsWith(path)) ?? stored.find((one) => one.includes(end));
  return target ? Response.redirect(target) : Response.error();
}
