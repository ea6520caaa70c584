import type { Page } from '@playwright/test';

type Listening = Window & { announced?: string[] };

/** Records on every page of the tab what a screen reader would announce without a change of focus. */
export async function listenFor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
    const announced: string[] = [];
    (window as Listening).announced = announced;
    const note = (region: Element) => {
      const words = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (words && !region.closest('[aria-hidden="true"], [inert]')) announced.push(words);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (around) regions.add(around);
        // An alert is also announced when it is inserted with its text; any other region must exist before its text.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('[role="alert"]')) regions.add(node);
          for (const alert of node.querySelectorAll('[role="alert"]')) regions.add(alert);
        }
      }
      for (const region of regions) note(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits for an announcement that matches the pattern since the last call, and returns it. */
export async function announcementOn(page: Page, pattern: RegExp): Promise<string> {
  const said = await page.waitForFunction(
    (source) => {
      const { announced = [] } = window as Listening;
      const at = announced.findIndex((words) => new RegExp(source).test(words));
      return at < 0 ? null : announced.splice(0, at + 1).at(-1);
    },
    pattern.source,
    { polling: 50 },
  );
  return (await said.jsonValue()) ?? '';
}
