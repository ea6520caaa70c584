import type { Locator, Page } from '@playwright/test';
import { memberMessages } from '../../e2e/support/member-messages.ts';
import { messages as shell } from '../../e2e/support/shell-messages.ts';
import { readStop } from './keyboard/stop.ts';
import { atWidth } from './look.ts';
import { movements } from './measure/motion.ts';
import { about, expect, noteFigure, test } from './test.ts';
import { asMember } from './visit.ts';

type Overlay = {
  name: string;
  path: string;
  width: number;
  isMember?: true;
  /** The steps that are needed before the opener is there. */
  prepare?: (page: Page) => Promise<void>;
  opener: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();

const overlays: Overlay[] = [
  { name: 'menu', path: '/about-us', width: 360, opener: button(shell.id.openMenu) },
  { name: 'menu of a member', path: '/about-us', width: 768, isMember: true, opener: button(shell.id.openMenu) },
  { name: 'filters', path: '/group-tour', width: 360, opener: button(/^Filter/) },
  { name: 'pictures of a tour', path: '/group-tour/17', width: 1280, opener: button(/\d+ foto/) },
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
    name: 'question before logging out',
    path: '/account',
    width: 1280,
    isMember: true,
    opener: (page) =>
      page
        .getByRole('navigation', { name: shell.id.memberArea })
        .getByRole('button', { name: shell.id.memberMenu[3] as string, exact: true }),
  },
  {
    name: 'question before saving',
    path: '/account/edit-profile',
    width: 1280,
    isMember: true,
    prepare: (page) => page.locator('main').getByLabel(memberMessages.id.firstName, { exact: true }).fill('Sekar'),
    opener: (page) => page.locator('main').getByRole('button', { name: memberMessages.id.save, exact: true }),
  },
];

/**
 * Returns the problems of a round by Tab. The focus may leave for the browser's bar, and the next Tab brings it back; a
 * dialog must have a focusable element.
 */
function faultsOfRound(name: string, round: { isInside: boolean; isNowhere: boolean; says: string }[]): string[] {
  const left = round.filter(({ isInside, isNowhere }) => !isInside && !isNowhere);
  const isLost = round.some(({ isNowhere }, at) => isNowhere && round[at + 1]?.isNowhere);
  return [
    ...left.map(({ says }) => `${name}: the focus leaves for ${says}`),
    ...(isLost ? [`${name}: the focus is nowhere twice in a row`] : []),
    ...(round.some(({ isInside }) => isInside) ? [] : [`${name}: nothing in it has the focus`]),
  ];
}

for (const { name, path, width, isMember, prepare, opener } of overlays) {
  test(`the ${name} keeps the focus and gives it back to what opened it`, about('A3', 'A9'), async ({ page }) => {
    await atWidth(page, width);
    if (isMember) await asMember(page);
    await page.goto(path);
    await prepare?.(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(overlay).toBeVisible();
    await expect(overlay.locator(':focus').or(page.locator('[role*="dialog"]:focus, dialog:focus'))).toHaveCount(1);
    const round: { isInside: boolean; isNowhere: boolean; says: string }[] = [];
    const findings: string[] = [];
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await overlay.evaluate((one) => one.contains(document.activeElement));
      const isNowhere = await page.evaluate(() => document.activeElement === document.body);
      const stop = await readStop(page);
      round.push({ isInside, isNowhere, says: stop.says });
      findings.push(...stop.findings.map((finding) => `${name}: ${finding}`));
    }
    const count = round.filter(({ isInside }) => isInside).length;
    noteFigure({ goal: 'A3', what: name, count, findings: [...faultsOfRound(name, round), ...findings] });
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    const moved = (await movements(page)).map((movement) => `${name}, as it opens and closes: ${movement}`);
    noteFigure({ goal: 'A9', what: name, count: 1, findings: moved });
  });
}
