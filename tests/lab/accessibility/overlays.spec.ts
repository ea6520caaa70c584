import type { Locator, Page } from '@playwright/test';
import { messages as shell } from '../../e2e/support/messages.ts';
import { setViewport } from './check-page.ts';
import { readFocusedElement } from './keyboard/focused-element.ts';
import { findAnimations } from './measure/motion.ts';
import { signInAsMember } from './open-page.ts';
import { expect, expectNone, goalTags, test } from './test.ts';

type Overlay = {
  name: string;
  path: string;
  width: number;
  isMember?: true;
  /** The steps that are needed before the opener exists. */
  prepare?: (page: Page) => Promise<void>;
  opener: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

const overlays: Overlay[] = [
  { name: 'menu', path: '/about-us', width: 360, opener: button(shell.id.openMenu) },
  { name: 'filters', path: '/group-tour', width: 360, opener: button(/^Filter/) },
  { name: 'pictures of a tour', path: '/group-tour/17', width: 1280, opener: button(/\d+ gambar/) },
  {
    name: 'comparison',
    path: '/group-tour',
    width: 1280,
    prepare: async (page) => {
      for (const index of [0, 1])
        await page
          .getByRole('button', { name: /^Bandingkan / })
          .nth(index)
          .click();
      await page.getByRole('button', { name: 'Bandingkan', exact: true, disabled: false }).waitFor();
    },
    opener: (page) => page.getByRole('region', { name: 'Bandingkan tour' }).getByRole('button').last(),
  },
  {
    name: 'dialog before logging out',
    path: '/account',
    width: 1280,
    isMember: true,
    opener: (page) =>
      page
        .getByRole('navigation', { name: shell.id.memberArea })
        .getByRole('button', { name: shell.id.memberMenu[3] as string, exact: true }),
  },
];

type FocusStep = { isInside: boolean; isOnBody: boolean; spokenText: string };

/**
 * Returns the findings about the elements that got the focus by pressing Tab in an overlay. The focus may leave for the
 * browser's toolbar, and the next Tab brings it back. An overlay must have a focusable element.
 */
function checkFocusTrap(name: string, steps: FocusStep[]): string[] {
  const outside = steps.filter(({ isInside, isOnBody }) => !isInside && !isOnBody);
  const isLost = steps.some(({ isOnBody }, index) => isOnBody && steps[index + 1]?.isOnBody);
  return [
    ...outside.map(({ spokenText }) => `${name}: the focus leaves for ${spokenText}`),
    ...(isLost ? [`${name}: no element has the focus after two presses of Tab in a row`] : []),
    ...(steps.some(({ isInside }) => isInside) ? [] : [`${name}: none of its elements gets the focus`]),
  ];
}

for (const { name, path, width, isMember, prepare, opener } of overlays) {
  test(`the ${name} keeps the focus and returns it to its opener`, goalTags('A3', 'A9'), async ({ page }) => {
    await setViewport(page, width);
    if (isMember) await signInAsMember(page);
    await page.goto(path);
    await prepare?.(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(overlay).toBeVisible();
    await expect(overlay.locator(':focus').or(page.locator('[role*="dialog"]:focus, dialog:focus'))).toHaveCount(1);
    const steps: FocusStep[] = [];
    const findings: string[] = [];
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await overlay.evaluate((element) => element.contains(document.activeElement));
      const isOnBody = await page.evaluate(() => document.activeElement === document.body);
      const focused = await readFocusedElement(page);
      steps.push({ isInside, isOnBody, spokenText: focused.spokenText });
      findings.push(...focused.findings.map((finding) => `${name}: ${finding}`));
    }
    expectNone(name, [...checkFocusTrap(name, steps), ...findings]);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    const animations = (await findAnimations(page)).map((finding) => `${name}, as it opens and closes: ${finding}`);
    expectNone(name, animations);
  });
}
