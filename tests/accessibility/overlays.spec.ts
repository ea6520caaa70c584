import { expect, type Locator, type Page, test } from '@playwright/test';
import { noteFigure } from '../../scripts/a11y/figures.ts';
import { memberWords } from '../e2e/member-words.ts';
import { words as shell } from '../e2e/shell-words.ts';
import { readStop } from './keyboard/stop.ts';
import { atWidth } from './look.ts';
import { asMember } from './visit.ts';

type Overlay = {
  name: string;
  path: string;
  width: number;
  isMember?: true;
  /** What must be done before there is something to open. */
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
    prepare: (page) => page.locator('main').getByLabel(memberWords.id.firstName, { exact: true }).fill('Sekar'),
    opener: (page) => page.locator('main').getByRole('button', { name: memberWords.id.save, exact: true }),
  },
];

for (const { name, path, width, isMember, prepare, opener } of overlays) {
  test(`the ${name} keeps the focus and gives it back to what opened it`, async ({ page }) => {
    await atWidth(page, width);
    if (isMember) await asMember(page);
    await page.goto(path);
    await prepare?.(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(overlay).toBeVisible();
    await expect(overlay.locator(':focus').or(page.locator('[role*="dialog"]:focus, dialog:focus'))).toHaveCount(1);
    const findings: string[] = [];
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await overlay.evaluate((one) => one.contains(document.activeElement));
      // A browser's own dialog lets the focus go to the browser's bar.
      const isNowhere = await page.evaluate(() => document.activeElement === document.body);
      const stop = await readStop(page);
      if (!isInside && !isNowhere) findings.push(`${name}: the focus leaves for ${stop.says}`);
      findings.push(...stop.findings.map((finding) => `${name}: ${finding}`));
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    noteFigure({ goal: 'A3', what: name, count: 12, findings });
    expect([...new Set(findings)]).toEqual([]);
  });
}
