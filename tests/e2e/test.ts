import { test as base, expect, type Page } from '@playwright/test';

export type Language = 'id' | 'en';
export { expect };

const EXPECTED_IN_CONSOLE = [
  /Failed to load resource: the server responded with a status of (4\d\d|500|503)/,
  /net::ERR_/,
];

/** Every browser test also fails on an error of the page or in its console, unless it says that it expects one. */
export const test = base.extend<{ quietPage: null; expectsFailures: boolean }>({
  expectsFailures: [false, { option: true }],
  quietPage: [
    async ({ page, expectsFailures }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const isExpected = expectsFailures && EXPECTED_IN_CONSOLE.some((pattern) => pattern.test(message.text()));
        if (!isExpected) problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      await use(null);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** The address of a page in a language. */
export function inLanguage(language: Language, path: string): string {
  return language === 'en' ? `/en${path === '/' ? '' : path}` : path;
}

export async function expectNoSideways(page: Page): Promise<void> {
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(spare).toBe(0);
}
