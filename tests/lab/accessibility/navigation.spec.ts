import type { Page } from '@playwright/test';
import { routes } from '../../../src/config/routes.ts';
import { inLanguage, type Language } from '../../e2e/support/test.ts';
import { findRoute, LANGUAGES, signInAsMember } from './open-page.ts';
import { expect, goalTags, recordFigure, test } from './test.ts';

const FOCUS_MS = 100;
const ATTEMPTS = 3;

type Navigation = { title: string; announced: string; focus: string; focusDelayMs: number; lang: string };

/**
 * Navigates to a path by the router, without a new document. Returns what a screen reader announces and the time until
 * the focus moved.
 */
function navigate(page: Page, path: string): Promise<Navigation> {
  return page.evaluate(async (path) => {
    const { router } = (window as unknown as { next: { router: typeof import('next/router').default } }).next;
    const nextFrame = () => new Promise(requestAnimationFrame);
    const focusedBefore = document.activeElement;
    let completedAt = 0;
    router.events.on('routeChangeComplete', () => {
      completedAt = performance.now();
    });
    await router.push(path);
    const hasFocusMoved = () => document.activeElement !== focusedBefore && document.activeElement !== document.body;
    while (!hasFocusMoved() && performance.now() - completedAt < 2000) await nextFrame();
    const focusDelayMs = performance.now() - completedAt;
    const announcedText = () =>
      document.querySelector('next-route-announcer')?.shadowRoot?.textContent ??
      document.querySelector('#__next-route-announcer__')?.textContent ??
      '';
    while (announcedText() === '' && performance.now() - completedAt < 2000) await nextFrame();
    const { activeElement } = document;
    return {
      title: document.title,
      announced: announcedText(),
      focus: activeElement?.closest('main') ? activeElement.tagName.toLowerCase() : `${activeElement?.tagName}`,
      focusDelayMs: Math.round(focusDelayMs),
      lang: document.documentElement.lang,
    };
  }, path);
}

/** Navigates from a newly opened page whose focus is on a link, so that a change of the focus is visible. */
async function navigateFrom(page: Page, start: string, path: string): Promise<Navigation> {
  for (let attempt = 1; ; attempt += 1) {
    await page.goto(start);
    await page.locator('header a').first().focus();
    const navigation = await navigate(page, path);
    // On a busy machine a single attempt can be too slow; a slow page is too slow on every attempt.
    if (navigation.focusDelayMs <= FOCUS_MS || attempt === ATTEMPTS) return navigation;
  }
}

async function checkNavigations(page: Page, language: Language, routeNames: string[], start: string): Promise<void> {
  const findings: string[] = [];
  const pathsByTitle = new Map<string, string>();
  for (const name of routeNames) {
    const { path } = await findRoute(name);
    const { title, announced, focus, focusDelayMs, lang } = await navigateFrom(page, inLanguage(language, start), path);
    const report = (finding: string) => findings.push(`${language} ${path}: ${finding}`);
    if (announced !== title) report(`announces "${announced}", its title is "${title}"`);
    if (!/^(h1|main)$/.test(focus)) report(`the focus is on ${focus}`);
    if (focusDelayMs > FOCUS_MS) report(`the focus moves after ${focusDelayMs} ms`);
    if (lang !== language) report(`is in the language ${lang}`);
    const otherPath = pathsByTitle.get(title);
    if (otherPath) report(`has the title of ${otherPath}: ${title}`);
    pathsByTitle.set(title, path);
  }
  recordFigure({ goal: 'A5', subject: `soft navigation, ${language}`, count: routeNames.length, findings });
}

// Routes that are open to visitors.
const visitorRoutes = Object.keys(routes).filter(
  (name) => !/^account|editProfile|changePassword|membership|authTest/.test(name),
);
const memberRoutes = ['account', 'editProfile', 'changePassword', 'membership', 'accountBooking'];

for (const language of LANGUAGES) {
  test(
    `${language}: a navigation announces the title of the page and moves the focus to the heading`,
    goalTags('A5'),
    async ({ page }) => {
      test.slow();
      await checkNavigations(
        page,
        language,
        visitorRoutes.filter((name) => name !== 'about'),
        '/about-us',
      );
    },
  );

  test(
    `${language}: a navigation in the member area announces the title and moves the focus to the heading`,
    goalTags('A5'),
    async ({ page }) => {
      await signInAsMember(page);
      await checkNavigations(page, language, memberRoutes, '/about-us');
    },
  );

  test(`${language}: the language link opens the same page in the other language`, goalTags('A5'), async ({ page }) => {
    const other = language === 'id' ? 'en' : 'id';
    await page.goto(inLanguage(language, '/corporate'));
    const before = await page.title();
    await page.locator(`header a[hreflang="${other}"]`).press('Enter');
    await expect(page).toHaveURL(inLanguage(other, '/corporate'));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(await page.title()).not.toBe(before);
    recordFigure({ goal: 'A5', subject: `language switch, ${language}`, count: 1, findings: [] });
  });
}
