// msw's worker unregisters itself when its last page closes, and a reload closes a page too: the one that comes next, or
// another tab opened in that moment, would stand without it.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

importScripts('/mockServiceWorker.js');
