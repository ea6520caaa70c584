// msw's worker unregisters itself when its last page closes, and a reload closes a page too. The reloaded page, or
// another tab opened at that moment, would then have no worker.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

importScripts('/mockServiceWorker.js');
