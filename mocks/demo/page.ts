import { startWorker } from './worker.ts';

// The first script of each page of the demo: it starts this tab's service, for which the calls of the page wait.
const TIMEOUT_MS = 10_000;

// Each tab has a service of its own, which does not know the sessions of another.
try {
  Object.defineProperty(window, 'localStorage', { value: window.sessionStorage });
} catch {
  // Storage is blocked.
}

const tooLate = new Promise<never>((_resolve, reject) => {
  setTimeout(() => reject(new TypeError('The service worker did not start in time.')), TIMEOUT_MS);
});
const started = Promise.race([startWorker(), tooLate]);
// A failure is told by the calls, as a missing connection.
started.catch(() => undefined);

const send = window.fetch;
window.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (/^\/(v\d+|__mock)\//.test(pathname)) await started;
  return send(input, init);
};
