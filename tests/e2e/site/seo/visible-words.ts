import type { Page } from '@playwright/test';

/** The words a reader sees, counted. Forms are no text: what is typed into needs scripts, and says so. */
export async function visibleWords(page: Page): Promise<Map<string, number>> {
  const text = await page.evaluate(() => {
    for (const form of document.querySelectorAll('form')) form.style.display = 'none';
    return document.body.innerText;
  });
  const words = new Map<string, number>();
  for (const word of text.split(/\s+/).filter(Boolean)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** Which part of the words of `all` is among those of `some`, and the words that are not. */
export function coverage(some: Map<string, number>, all: Map<string, number>): { share: number; missing: string[] } {
  const missing = [...all].flatMap(([word, count]) =>
    Array.from({ length: Math.max(0, count - (some.get(word) ?? 0)) }, () => word),
  );
  const total = [...all.values()].reduce((sum, count) => sum + count, 0);
  return { share: total === 0 ? 0 : 1 - missing.length / total, missing };
}
