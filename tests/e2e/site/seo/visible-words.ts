import type { Page } from '@playwright/test';
import { layOutWholePage } from '../../../../scripts/lib/settled-page.ts';

/**
 * Returns how often each word is visible on the page. Hides the forms, because a form needs scripts and, without
 * them, shows a message that says so.
 */
export async function countVisibleWords(page: Page): Promise<Map<string, number>> {
  await layOutWholePage(page);
  const text = await page.evaluate(() => {
    for (const form of document.querySelectorAll('form')) form.style.display = 'none';
    return document.body.innerText;
  });
  const counts = new Map<string, number>();
  for (const word of text.split(/\s+/).filter(Boolean)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns the share (0 to 1) of the words of `expected` that `actual` contains, and the missing words. */
export function measureCoverage(
  actual: Map<string, number>,
  expected: Map<string, number>,
): { share: number; missing: string[] } {
  const missing = [...expected].flatMap(([word, count]) =>
    Array.from({ length: Math.max(0, count - (actual.get(word) ?? 0)) }, () => word),
  );
  const total = [...expected.values()].reduce((sum, count) => sum + count, 0);
  return { share: total === 0 ? 0 : 1 - missing.length / total, missing };
}
