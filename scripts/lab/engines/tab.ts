export type Size = { width: number; height: number };

/** A tab of a browser that is not Chromium, with the few actions that the journeys need. */
export type Tab = {
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Scrolls to the first visible element that matches, and clicks it as a pointer would. */
  click: (selector: string) => Promise<void>;
  /** Types into the first field that matches, after what it holds. */
  type: (selector: string, text: string) => Promise<void>;
  pressEnter: () => Promise<void>;
  /** Errors that the browser printed since the tab was opened, as far as its protocol reports them. */
  errors: () => string[];
  close: () => Promise<void>;
};

export type Engine = {
  name: string;
  /** The width of a phone, or of the narrowest window of this browser. */
  narrow: number;
  openTab: (size: Size) => Promise<Tab>;
};

const WAIT_MS = 15_000;
const POLL_MS = 100;

const TARGET_ATTRIBUTE = 'data-target';
export const TARGET = `[${TARGET_ATTRIBUTE}]`;

/**
 * Returns an expression that marks the first visible element of a selector with `TARGET`, because a hidden one may match
 * before it, and that is false if there is none.
 */
const markTarget = (selector: string) => `(() => {
  document.querySelector('${TARGET}')?.removeAttribute('${TARGET_ATTRIBUTE}');
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
  found?.setAttribute('${TARGET_ATTRIBUTE}', '');
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return Boolean(found);
})()`;

/**
 * Clicks the first visible element of a selector. Tries again for 15 s, because the page may replace the element between
 * finding and clicking it; rejects with the last reason then.
 */
export async function clickVisible(
  selector: string,
  evaluate: (expression: string) => Promise<boolean>,
  clickTarget: () => Promise<void>,
): Promise<void> {
  const end = Date.now() + WAIT_MS;
  let lastError = 'no visible element';
  while (Date.now() < end) {
    try {
      if (await evaluate(markTarget(selector))) return await clickTarget();
    } catch (error) {
      lastError = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`not clicked within ${WAIT_MS / 1000} s: ${selector}. ${lastError}`);
}

/** Waits until an expression is true in the page, and checks the page then; rejects with `what` after 15 s. */
export async function waitUntil(tab: Tab, expression: string, what: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  let lastError = '';
  while (Date.now() < end) {
    try {
      if (await tab.evaluate<boolean>(`Boolean(${expression})`)) return await checkPage(tab, what);
    } catch (error) {
      if (error instanceof PageProblem) throw error;
      // During a navigation there is no page to evaluate in.
      lastError = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`not seen within ${WAIT_MS / 1000} s: ${what}. ${lastError}`);
}

/** Rejects if the page is wider than the screen or shows a picture that failed. */
async function checkPage(tab: Tab, what: string): Promise<void> {
  const isTooWide = await tab.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  if (isTooWide) throw new PageProblem(`the page scrolls sideways: ${what}`);
  const broken = await tab.evaluate<string | null>(
    '[...document.images].find((image) => image.complete && image.currentSrc && !image.naturalWidth)?.currentSrc ?? null',
  );
  if (broken) throw new PageProblem(`no picture: ${broken}`);
}

class PageProblem extends Error {}
