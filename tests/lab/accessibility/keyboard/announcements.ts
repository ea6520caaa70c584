import type { Page } from '@playwright/test';

type RecordingWindow = Window & { announced?: string[] };

/** Records on every page of the tab the texts that a screen reader announces without a change of the focus. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE_REGIONS =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
    const announced: string[] = [];
    (window as RecordingWindow).announced = announced;
    const record = (region: Element) => {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text && !region.closest('[aria-hidden="true"], [inert]')) announced.push(text);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE_REGIONS);
        if (region) regions.add(region);
        // An alert is also announced when it is inserted with its text; any other region must exist before its text.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches('[role="alert"]')) regions.add(node);
          for (const alert of node.querySelectorAll('[role="alert"]')) regions.add(alert);
        }
      }
      for (const region of regions) record(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits for an announcement since the last call that matches the pattern, and returns its text. */
export async function waitForAnnouncement(page: Page, pattern: RegExp): Promise<string> {
  const announcement = await page.waitForFunction(
    (source) => {
      const { announced = [] } = window as RecordingWindow;
      const index = announced.findIndex((text) => new RegExp(source).test(text));
      return index < 0 ? null : announced.splice(0, index + 1).at(-1);
    },
    pattern.source,
    { polling: 50 },
  );
  return (await announcement.jsonValue()) ?? '';
}
