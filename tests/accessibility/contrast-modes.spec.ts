import { expect, type Page, test } from '@playwright/test';
import { noteFigure } from '../../scripts/a11y/figures.ts';
import { atWidth } from './look.ts';
import { asMember, openWhole, placeOf } from './visit.ts';

const NAMES = [
  'home',
  'tours',
  'tour',
  'booking',
  'mice',
  'contact',
  'signUp',
  'careerApply',
  'obs',
  'visaAndPassport',
];

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The controls that nothing but their ground would set apart: a browser with forced colours paints all grounds alike. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'button, select, textarea, input:not([type="hidden"], [type="file"])';
    const looksLikeButton = (link: Element) => {
      const { paddingLeft, minHeight, display } = getComputedStyle(link);
      return display.endsWith('flex') && Number.parseFloat(paddingLeft) >= 12 && Number.parseFloat(minHeight) >= 40;
    };
    const hasEdge = (element: Element | null): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      const isEdged = sides.some(
        (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
      );
      return isEdged || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
    };
    const all = [
      ...document.querySelectorAll(CONTROLS),
      ...[...document.querySelectorAll('a')].filter(looksLikeButton),
    ];
    return all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility({ opacityProperty: true })) return [];
      if (element.closest('.visually-hidden')) return [];
      const style = getComputedStyle(element);
      // The browser's own box, and what is set apart by words and lines like a link or a row.
      if (style.appearance === 'auto' || hasEdge(element) || hasEdge(element.parentElement)) return [];
      if (element.closest('nav li')) return [];
      if (element.matches('button') && element.closest('summary, label, li, td, th, article')) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return [`${element.tagName.toLowerCase()} "${name}" has no edge`];
    });
  });
}

for (const name of NAMES) {
  test(`with forced colours: ${name}`, async ({ page }, info) => {
    await atWidth(page, 1280);
    await openWhole(page, 'id', (await placeOf(name)).path);
    const findings = (await withoutEdge(page)).map((finding) => `${name}: ${finding}`);
    await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    noteFigure({ goal: 'A9', what: `forced colours, ${name}`, count: 1, findings });
    expect(findings).toEqual([]);
  });
}

test('with forced colours: a member', async ({ page }, info) => {
  await asMember(page);
  await atWidth(page, 1280);
  for (const path of ['/account', '/account/booking', '/account/membership', '/account/edit-profile']) {
    await openWhole(page, 'id', path);
    const findings = (await withoutEdge(page)).map((finding) => `${path}: ${finding}`);
    await page.screenshot({ path: info.outputPath(`${path.replaceAll('/', '-')}.png`), fullPage: true });
    noteFigure({ goal: 'A9', what: `forced colours, ${path}`, count: 1, findings });
    expect(findings).toEqual([]);
  }
});
