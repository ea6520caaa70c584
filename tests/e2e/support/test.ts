import { test as base, devices, expect, type Page } from '@playwright/test';
import { watchPrivacy } from './privacy.ts';
import { addLines, breachesFile } from './run-files.ts';
import { recordSecrets } from './secrets.ts';
import { type Faults, faultsOf, host } from './service-host.ts';

export type Language = 'id' | 'en';
export { expect };

export const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000').origin;

const EXPECTED_IN_CONSOLE = [
  /Failed to load resource: the server responded with a status of (4\d\d|500|503)/,
  /net::ERR_/,
];

type Fixtures = { quietPage: null; privacy: null; faults: Faults; expectsFailures: boolean; expectsPolicy: boolean };

/** What Chromium writes into the console for everything that the content policy refuses. */
const REFUSED_BY_POLICY = /Content Security Policy|Refused to |'Trusted(HTML|Script|ScriptURL)'/;

/**
 * Every browser test also fails when the content policy had to refuse something, and when a token, a password or a
 * profile turns up where it does not belong. So it does on an error of the page or in its console, unless it says that it
 * expects one.
 */
export const test = base.extend<Fixtures>({
  // Each test has its own, to which the embedded host can limit a fault.
  userAgent: ({ userAgent }, use) =>
    use(`${userAgent ?? devices['Desktop Chrome'].userAgent} Test/${crypto.randomUUID()}`),
  faults: async ({ userAgent }, use) => {
    const faults = faultsOf(userAgent ?? '');
    await use(faults);
    await faults.clear();
  },
  expectsFailures: [false, { option: true }],
  expectsPolicy: [false, { option: true }],
  quietPage: [
    async ({ page, expectsFailures, expectsPolicy }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const isExpected =
          (expectsFailures && EXPECTED_IN_CONSOLE.some((pattern) => pattern.test(message.text()))) ||
          (expectsPolicy && REFUSED_BY_POLICY.test(message.text()));
        if (!isExpected) problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      await use(null);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  privacy: [
    async ({ context, javaScriptEnabled }, use, { title }) => {
      const findLeaks = watchPrivacy(context, { site, host: new URL(host).origin }, javaScriptEnabled);
      await use(null);
      const leaks = await findLeaks();
      recordSecrets();
      addLines(
        breachesFile,
        leaks.map((leak) => `${title}: ${leak}`),
      );
      expect(leaks).toEqual([]);
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
