import { test as base, devices, expect, type Page } from '@playwright/test';
import { kindsIn } from '../../support/privacy-rules.ts';
import { watchPrivacy } from './privacy.ts';
import { appendLines, breachesFile } from './run-files.ts';
import { knownSecrets, saveSecrets } from './secrets.ts';
import { controls, enterWorld, type Faults, faultsOfWorld, host, mainControls, violationsIn } from './service-host.ts';

export type Language = 'id' | 'en';
export { expect };

export const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000').origin;

/** The console errors of failed requests, which a test with `expectsFailures` accepts. */
const NETWORK_ERRORS = [/Failed to load resource: the server responded with a status of (4\d\d|500|503)/, /net::ERR_/];

type Fixtures = {
  world: string | null;
  inMainWorld: boolean;
  noPageErrors: null;
  noLeaks: null;
  nothingHidden: null;
  isTranslated: boolean;
  translation: null;
  faults: Faults;
  expectsFailures: boolean;
  expectsPolicyErrors: boolean;
};

/** React reports that it renders a part again, because it was translated before it was hydrated. */
const RENDERED_AGAIN = /^Minified React error #418;/;

/** The console errors of Chromium about content that the content security policy refuses. */
const POLICY_ERRORS = /Content Security Policy|Refused to |'Trusted(HTML|Script|ScriptURL)'/;

/**
 * The test function of all browser tests. A test also fails when a token, a password or a profile leaks, and on an
 * error of the page or in its console. `expectsFailures` accepts console errors of failed requests,
 * `expectsPolicyErrors` those of the content security policy. With `isTranslated` the browser translates every page.
 * Each test has its own world of the embedded host, with its own members, seats and faults; `inMainWorld` is for tests
 * of what the server of the site reads there.
 */
export const test = base.extend<Fixtures>({
  inMainWorld: [false, { option: true }],
  world: [
    async ({ inMainWorld }, use) => {
      if (inMainWorld) return use(null);
      const name = crypto.randomUUID();
      enterWorld(name);
      await use(name);
      try {
        await checkWorld();
      } finally {
        await mainControls.endWorld(name);
        enterWorld(undefined);
      }
    },
    { auto: true },
  ],
  // The browser names its world in the User-Agent, because another header would cause a CORS preflight.
  userAgent: ({ userAgent, world }, use) => {
    const browser = userAgent ?? devices['Desktop Chrome'].userAgent;
    return use(world === null ? browser : `${browser} MockWorld/${world}`);
  },
  isTranslated: [false, { option: true }],
  translation: [
    async ({ context, page, isTranslated }, use) => {
      if (isTranslated) await context.addInitScript(replaceTexts);
      await use(null);
      if (isTranslated) await expect(page.locator('font').first()).toBeAttached();
    },
    { auto: true },
  ],
  faults: ({ world: _ }, use) => use(faultsOfWorld),
  expectsFailures: [false, { option: true }],
  expectsPolicyErrors: [false, { option: true }],
  noPageErrors: [
    async ({ page, expectsFailures, expectsPolicyErrors, isTranslated }, use) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!isTranslated || !RENDERED_AGAIN.test(message)) problems.push(`page error: ${message}`);
      });
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const isExpected =
          (expectsFailures && NETWORK_ERRORS.some((pattern) => pattern.test(message.text()))) ||
          (expectsPolicyErrors && POLICY_ERRORS.test(message.text()));
        if (!isExpected) problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      await use(null);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  nothingHidden: [
    async ({ page }, use) => {
      await use(null);
      // Hidden until a next element begins (`src/ui/theme/base.css`); in a parsed page it would be hidden for ever.
      if (!page.isClosed()) await expect(page.locator('[data-atomic]:not(:has(+ *))')).toHaveCount(0);
    },
    { auto: true },
  ],
  noLeaks: [
    async ({ context, javaScriptEnabled }, use, { title }) => {
      const findLeaks = watchPrivacy(context, { site, host: new URL(host).origin }, javaScriptEnabled);
      await use(null);
      const leaks = await findLeaks();
      saveSecrets();
      appendLines(
        breachesFile,
        leaks.map((leak) => `${title}: ${leak}`),
      );
      expect(leaks).toEqual([]);
    },
    { auto: true },
  ],
});

/** Checks the calls of the test: none violates the API document, and none has a secret in its address. */
async function checkWorld(): Promise<void> {
  expect(await violationsIn(controls())).toEqual([]);
  expect(kindsIn(JSON.stringify(await controls().status()), knownSecrets)).toEqual([]);
}

/** Returns the path of a page in a language. */
export function inLanguage(language: Language, path: string): string {
  return language === 'en' ? `/en${path === '/' ? '' : path}` : path;
}

/** Checks that the page cannot be scrolled horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/**
 * Runs in the page: replaces each text node by two nested `font` elements with the text, after loading and after each
 * change, as the translators of browsers do. React then has text nodes that are in no document.
 */
function replaceTexts(): void {
  const replace = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea, noscript, svg')) return;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = text.nodeValue;
    text.parentNode?.replaceChild(font, text);
  };
  const replaceIn = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return replace(node);
    const texts: Node[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  addEventListener('load', () => {
    replaceIn(document.body);
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(replaceIn);
    });
    changes.observe(document.body, { childList: true, subtree: true });
  });
}
