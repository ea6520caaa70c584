/** The names of the caches of kept trips start with this; the path of the trip's page follows. */
export const TRIP_CACHE = 'kelana.trip.';

/** The address of the service worker that answers for kept trips. */
export const TRIP_WORKER = '/trip-worker.js';

/** The end of the addresses below which that worker answers, one in each language. */
export const TRIP_SCOPE = '/account/booking/';

/**
 * Removes the kept pages whose path ends so, by default all, and with the last one the service worker. Other caches and
 * workers stay. It never rejects.
 */
export async function forgetTrips(path = ''): Promise<void> {
  try {
    const kept = (await caches.keys()).filter((name) => name.startsWith(TRIP_CACHE));
    const removed = kept.filter((name) => name.endsWith(path));
    for (const name of removed) {
      // Chromium leaves the files of a removed cache on the disk as long as a tab has opened it, but not removed entries.
      const cache = await caches.open(name);
      await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
      await caches.delete(name);
    }
    if (removed.length < kept.length) return;
    for (const registration of await navigator.serviceWorker.getRegistrations())
      if (registration.scope.endsWith(TRIP_SCOPE)) await registration.unregister();
  } catch {
    // A browser without these stores has kept nothing.
  }
}
