import type { Locator, Page } from '@playwright/test';
import { waitForDeferredParts } from '../../e2e/support/loaded-page.ts';
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
      await waitForDeferredParts(page);
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
    const findings: string[] = [];
    const stops: ('inside' | 'outside' | 'nowhere')[] = [];
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await overlay.evaluate((element) => {
        if (element.contains(document.activeElement)) return 'inside';
        return document.activeElement === document.body ? 'nowhere' : 'outside';
      });
      const focused = await readFocusedElement(page);
      if (stop === 'outside') findings.push(`the focus leaves for ${focused.spokenText}`);
      // The focus may leave for the browser's toolbar, and the next Tab brings it back.
      if (stop === 'nowhere' && stops.at(-1) === 'nowhere') findings.push('no element has the focus twice in a row');
      findings.push(...focused.findings);
      stops.push(stop);
    }
    if (!stops.includes('inside')) findings.push('none of its elements gets the focus');
    expectNone(name, findings);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expectNone(`${name}, as it opens and closes`, await findAnimations(page));
  });
}
