import { startWorker } from '../../../mocks/browser.ts';
import { allAnswers, type ComparedAnswer } from './all-answers.ts';

declare global {
  interface Window {
    answersOfWorker(now: string): Promise<ComparedAnswer[]>;
    brokenRules: string[];
  }
}

window.brokenRules = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  window.brokenRules.push(`${violatedDirective} ${blockedURI}`);
});

/** Resolves with the responses that this page gets through its service worker. */
window.answersOfWorker = async (now) => {
  const mockContext = await startWorker({ now: () => new Date(now) });
  return allAnswers({
    mockContext,
    origin: location.origin,
    send: (request) => fetch(request),
    close: async () => {},
  });
};
