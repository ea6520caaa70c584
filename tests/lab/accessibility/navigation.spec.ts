import type { Page } from '@playwright/test';
import { isMemberRoute, memberRoutes, sitePageNames } from '../../../scripts/lib/site-pages.ts';
import { inLanguage } from '../../e2e/support/test.ts';
import { findRoute, LANGUAGES, signInAsMember } from './open-page.ts';
import { expectNone, goalTags, test } from './test.ts';

const FOCUS_MS = 100;
const ATTEMPTS = 3;
const START = '/about-us';

type Navigation = { title: string; announced: string; focus: string; focusDelayMs: number; lang: string };

/**
 * Navigates to a path by the router, without a new document. Returns what a screen reader announces and the time until
 * the focus moved.
 */
function navigate(page: Page, path: string): Promise<Navigation> {
  return page.evaluate(async (path) => {
    const { router } = (window as unknown as { next: { router: typeof import('next/router').default } }).next;
    const focusedBefore = document.activeElement;
    let completedAt = 0;
    router.events.on('routeChangeComplete', () => {
      completedAt = performance.now();
    });
    await router.push(path);
    const waitUntil = async (isDone: () => boolean) => {
      while (!isDone() && performance.now() - completedAt < 2000) await new Promise(requestAnimationFrame);
    };
    await waitUntil(() => ![focusedBefore, document.body].includes(document.activeElement));
    const focusDelayMs = Math.round(performance.now() - completedAt);
    const announced = () => document.querySelector('next-route-announcer')?.textContent ?? '';
    await waitUntil(() => announced() !== '');
    const { activeElement } = document;
    const focus = activeElement?.closest('main') ? activeElement.tagName.toLowerCase() : `${activeElement?.tagName}`;
    return { title: document.title, announced: announced(), focus, focusDelayMs, lang: document.documentElement.lang };
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

// The router loads an unknown address as a new document.
const visitorRoutes = sitePageNames.filter((route) => !isMemberRoute(route) && ![START, '/404'].includes(route));

for (const language of LANGUAGES) {
  for (const names of [visitorRoutes, memberRoutes]) {
    const whose = names === memberRoutes ? 'a member' : 'a visitor';
    const name = `${language}: a navigation of ${whose} announces the title and moves the focus`;
    test(name, goalTags('A5'), async ({ page }) => {
      test.slow();
      if (names === memberRoutes) await signInAsMember(page);
      for (const name of names) {
        const { path } = await findRoute(name);
        const start = inLanguage(language, START);
        const { title, announced, focus, focusDelayMs, lang } = await navigateFrom(page, start, path);
        const findings = [
          announced !== title && `announces "${announced}", its title is "${title}"`,
          !/^(h1|main)$/.test(focus) && `the focus is on ${focus}`,
          focusDelayMs > FOCUS_MS && `the focus moves after ${focusDelayMs} ms`,
          lang !== language && `is in the language ${lang}`,
        ].filter((finding) => finding !== false);
        expectNone(path, findings);
      }
    });
  }
}
