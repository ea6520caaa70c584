import type { Page } from '@playwright/test';
import { routes } from '../../../src/config/routes.ts';
import { inLanguage, type Language } from '../../e2e/support/test.ts';
import { about, expect, noteFigure, test } from './test.ts';
import { asMember, LANGUAGES, placeOf } from './visit.ts';

const FOCUS_MS = 100;
const ATTEMPTS = 3;

type Arrival = { title: string; announced: string; focus: string; waitedMs: number; lang: string };

/** Navigates to a path by the router, without a new document, and returns what a screen reader announces. */
function follow(page: Page, path: string): Promise<Arrival> {
  return page.evaluate(async (path) => {
    const { router } = (window as unknown as { next: { router: typeof import('next/router').default } }).next;
    const frame = () => new Promise(requestAnimationFrame);
    const before = document.activeElement;
    let arrivedAt = 0;
    router.events.on('routeChangeComplete', () => {
      arrivedAt = performance.now();
    });
    await router.push(path);
    const isThere = () => document.activeElement !== before && document.activeElement !== document.body;
    while (!isThere() && performance.now() - arrivedAt < 2000) await frame();
    const waitedMs = performance.now() - arrivedAt;
    const announcer = () =>
      document.querySelector('next-route-announcer')?.shadowRoot?.textContent ??
      document.querySelector('#__next-route-announcer__')?.textContent ??
      '';
    while (announcer() === '' && performance.now() - arrivedAt < 2000) await frame();
    const { activeElement } = document;
    return {
      title: document.title,
      announced: announcer(),
      focus: activeElement?.closest('main') ? activeElement.tagName.toLowerCase() : `${activeElement?.tagName}`,
      waitedMs: Math.round(waitedMs),
      lang: document.documentElement.lang,
    };
  }, path);
}

/** Navigates from a fresh page whose focus is on a link, so that a move of the focus shows. */
async function followFrom(page: Page, start: string, path: string): Promise<Arrival> {
  for (let attempt = 1; ; attempt += 1) {
    await page.goto(start);
    await page.locator('header a').first().focus();
    const arrival = await follow(page, path);
    // A busy machine is late occasionally, a slow page on every attempt.
    if (arrival.waitedMs <= FOCUS_MS || attempt === ATTEMPTS) return arrival;
  }
}

async function walkThrough(page: Page, language: Language, names: string[], start: string): Promise<void> {
  const findings: string[] = [];
  const titles = new Map<string, string>();
  for (const name of names) {
    const { path } = await placeOf(name);
    const { title, announced, focus, waitedMs, lang } = await followFrom(page, inLanguage(language, start), path);
    const say = (what: string) => findings.push(`${language} ${path}: ${what}`);
    if (announced !== title) say(`announces "${announced}", its title is "${title}"`);
    if (!/^(h1|main)$/.test(focus)) say(`the focus stands on ${focus}`);
    if (waitedMs > FOCUS_MS) say(`the focus comes after ${waitedMs} ms`);
    if (lang !== language) say(`is in ${lang}`);
    const other = titles.get(title);
    if (other) say(`has the title of ${other}: ${title}`);
    titles.set(title, path);
  }
  noteFigure({ goal: 'A5', what: `soft navigation, ${language}`, count: names.length, findings });
}

// Routes that are open to visitors.
const open = Object.keys(routes).filter(
  (name) => !/^account|editProfile|changePassword|membership|authTest/.test(name),
);
const members = ['account', 'editProfile', 'changePassword', 'membership', 'accountBooking'];

for (const language of LANGUAGES) {
  test(
    `${language}: a followed link is announced by its title and the focus goes to the heading`,
    about('A5'),
    async ({ page }) => {
      test.slow();
      await walkThrough(
        page,
        language,
        open.filter((name) => name !== 'about'),
        '/about-us',
      );
    },
  );

  test(`${language}: so it is where a member goes`, about('A5'), async ({ page }) => {
    await asMember(page);
    await walkThrough(page, language, members, '/about-us');
  });

  test(`${language}: the other language is there with its page`, about('A5'), async ({ page }) => {
    const other = language === 'id' ? 'en' : 'id';
    await page.goto(inLanguage(language, '/corporate'));
    const before = await page.title();
    await page.locator(`header a[hreflang="${other}"]`).press('Enter');
    await expect(page).toHaveURL(inLanguage(other, '/corporate'));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(await page.title()).not.toBe(before);
    noteFigure({ goal: 'A5', what: `language switch, ${language}`, count: 1, findings: [] });
  });
}
