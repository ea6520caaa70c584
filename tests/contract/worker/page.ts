import { startWorker } from '../../../mocks/browser.ts';
import { allResponses, type ComparedAnswer } from './all-answers.ts';

declare global {
  interface Window {
    workerResponses(now: string): Promise<ComparedAnswer[]>;
    brokenRules: string[];
  }
}

window.brokenRules = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  window.brokenRules.push(`${violatedDirective} ${blockedURI}`);
});

/** Resolves with the responses that this page gets through its service worker. */
window.workerResponses = async (now) => {
  const mockContext = await startWorker({ now: () => new Date(now) });
  return allResponses({
    mockContext,
    origin: location.origin,
    send: (request) => fetch(request),
    close: async () => {},
  });
};
