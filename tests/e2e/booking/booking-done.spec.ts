import { readFileSync } from 'node:fs';
import { reservationCode, visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { recordSecret } from '../support/secrets.ts';
import { newMember, tokenOf } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { openReviewAsNewMember, prepareDeparture } from './booking-drafts.ts';

// An A4 page within the browsers' print margins, in CSS pixels.
const PRINT_AREA = { width: 718, height: 1047 };

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: the confirmation survives a reload, is printed, shared without its code, and only for its member`, async ({
    page,
    context,
  }) => {
    // Eight adults make the longest receipt.
    const departure = await prepareDeparture(13);
    await openReviewAsNewMember(page, language, departure, 8);
    await visibleButton(page, t.send).click();
    await expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible();
    const code = (await reservationCode(page).textContent()) ?? '';
    await page.reload();
    await expect(reservationCode(page)).toHaveText(code);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('booking:done.calendar') }).click();
    const calendarFile = readFileSync(await (await download).path(), 'utf8');
    expect(calendarFile).toContain(`DTSTART;VALUE=DATE:${departure.from.replaceAll('-', '')}`);
    expect(calendarFile).toContain(code);

    await test.step('it is printed on one page', async () => {
      await page.setViewportSize(PRINT_AREA);
      await page.emulateMedia({ media: 'print' });
      const details = page.getByRole('region', { name: t('booking:done.details') });
      for (const text of ['Ratna Wulandari', 'ratna.typed@kelana.example', 'KARTIKA WULANDARI']) {
        await expect(details.getByText(text).first()).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: t('booking:done.next') })).toBeVisible();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PRINT_AREA.height);
      // The blocks of the receipt stand one below the other.
      const gaps = await reservationCode(page).evaluate((element) => {
        const blocks = [...(element.parentElement?.parentElement?.children ?? [])].map((block) =>
          block.getBoundingClientRect(),
        );
        const visible = blocks.filter(({ height }) => height > 0);
        return visible.slice(1).map(({ top }, index) => Math.round(top - (visible[index]?.bottom ?? 0)));
      });
      expect(gaps.filter((gap) => gap < 0)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
    await page.getByRole('button', { name: t('common:buttons.share'), exact: true }).click();
    await expect(page.locator('main').getByText(t('booking:done.shared'))).toBeVisible();
    const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboardText).toContain(`/group-tour/${departure.tourId}`);
    expect(clipboardText).not.toMatch(/KLN-|Ratna|@/);

    // Another member signs in on this device.
    const token = await tokenOf(await newMember('other'));
    recordSecret('token', token);
    await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);
    await page.goto(inLanguage(language, `/booking/${departure.tourId}?step=done`));
    await expect(page.getByRole('heading', { level: 1, name: t('booking:noReceipt.title') })).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
  });
}
