import { startWorker } from '../../../mocks/demo/worker.ts';
import { allResponses, type ComparedResponse } from './all-responses.ts';

declare global {
  interface Window {
    readWorkerResponses(now: string): Promise<ComparedResponse[]>;
    brokenRules: string[];
  }
}

window.brokenRules = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  window.brokenRules.push(`${violatedDirective} ${blockedURI}`);
});

/** Resolves with the responses that this page gets through its service worker. */
window.readWorkerResponses = async (now) => {
  const mockContext = await startWorker({ now: () => new Date(now) });
  return allResponses({
    mockContext,
    origin: location.origin,
    send: (request) => fetch(request),
    close: async () => {},
  });
};
