import type { Page } from '@playwright/test';
import { waitForContent } from '../../../scripts/lib/settled-page.ts';

const SCROLL_STEP_PX = 600;

/** Scrolls to the end of the page and back, which loads the content that is deferred until it is scrolled into view. */
export async function scrollThrough(page: Page): Promise<void> {
  await waitForContent(page);
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, SCROLL_STEP_PX);
  await waitForContent(page);
}
