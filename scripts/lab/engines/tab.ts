/** A tab of a browser that is not Chromium, with the few actions that the journeys need. */
export type Tab = {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Scrolls to the first visible element that matches, and clicks it as a pointer would. */
  click: (selector: string) => Promise<void>;
  /** Types into the first field that matches, after what it holds. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape') => Promise<void>;
  /** Errors that the browser printed since the tab was opened, as far as its protocol reports them. */
  errors: () => string[];
  close: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** The width of a phone, or the narrowest window of this browser. */
  narrow: number;
  openTab: (size: { width: number; height: number }) => Promise<Tab>;
};

/** Marks the element that a click means, because a hidden one may match before it. */
export const TARGET = '[data-target]';
export const markTarget = (selector: string) => `(() => {
  document.querySelector('${TARGET}')?.removeAttribute('data-target');
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
  found?.setAttribute('data-target', '');
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return Boolean(found);
})()`;

const WAIT_MS = 15_000;

/** Waits until an expression is true in the page; rejects with `what` after 15 s. */
export async function waitUntil(tab: Tab, expression: string, what: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    // During a navigation there is no page to evaluate in.
    const isTrue = await tab.evaluate<boolean>(`Boolean(${expression})`).catch(() => false);
    if (isTrue) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not seen within ${WAIT_MS / 1000} s: ${what}`);
}
