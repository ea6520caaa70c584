import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { departureWithSeats } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

/** The beginning of every notice about the departure in the address. */
const LINKED_DEPARTURE = /Keberangkatan di tautan ini|The departure in this link/;
const notices = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const tourPath = inLanguage(language, '/group-tour/17');

  test(`${language}: the URL names the chosen departure, and the itinerary shows its dates`, {
    tag: '@translated',
  }, async ({ page }) => {
    const { id, periode } = await departureWithSeats(language);
    await page.goto(`${tourPath}?itinerary=${id}`);
    const dates = page.getByRole('region', { name: t('tour-detail:dates.title') });
    await expect(dates.getByRole('radio', { checked: true })).toHaveAttribute('value', String(id));
    await expect(notices(page, LINKED_DEPARTURE)).toHaveCount(0);
    await expect(page.locator('#itinerary')).toContainText(periode.slice(0, 6).replace(/^0/, ''));
    const otherDeparture = dates.getByRole('radio', { checked: false, disabled: false }).first();
    const otherId = await otherDeparture.getAttribute('value');
    await otherDeparture.check();
    await expect(page).toHaveURL(new RegExp(`\\?itinerary=${otherId}$`));
    await expect(page.locator('#itinerary')).not.toContainText(periode.slice(0, 6).replace(/^0/, ''));
    await page.reload();
    await expect(dates.getByRole('radio', { checked: true })).toHaveAttribute('value', otherId ?? '');
  });

  test(`${language}: dates and days of a tour are chosen with the keyboard or a label, and it prints`, async ({
    page,
  }) => {
    await page.goto(tourPath);
    await waitForDeferredParts(page);
    await test.step('it prints on at most four sheets, none of them empty', async () => {
      const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
      expect(text.length).toBeLessThanOrEqual(4);
      expect(text.map((sheet) => sheet.trim()).filter((sheet) => sheet.length < 200)).toEqual([]);
      expect(text.at(-1)).toContain(t('tour-detail:faq.title'));
    });
    const departures = page.getByRole('region', { name: t('tour-detail:dates.title') }).getByRole('radio');
    await test.step('a departure is a single control, which a click on its label selects too', async () => {
      const group = page.locator('main').getByRole('radiogroup').first();
      await expect(group.getByRole('button')).toHaveCount(0);
      const choose = group.getByText(t('common:buttons.choose'), { exact: true }).first();
      const radio = page.locator(`[id="${await choose.getAttribute('for')}"]`);
      await choose.click();
      await expect(radio).toBeChecked();
      await expect(radio).toBeFocused();
    });
    await test.step('a month chosen with the keyboard shows only its departures', async () => {
      await expect(departures).toHaveCount(5);
      await page
        .getByRole('button', { name: /^\w{3} \d{4}$/ })
        .last()
        .press('Enter');
      await expect(departures).toHaveCount(1);
    });
    await test.step('all days open and close at once', async () => {
      const openDays = page.locator('#itinerary details[open]');
      await expect(openDays).toHaveCount(1);
      await page.getByRole('button', { name: t('tour-detail:itinerary.openAll', { count: 10 }) }).click();
      await expect(openDays).toHaveCount(10);
      await page.getByRole('button', { name: t('tour-detail:itinerary.closeAll') }).click();
      await expect(openDays).toHaveCount(0);
    });
  });

  test(`${language}: a tour without new dates offers similar tours or a notification`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/32'));
    await expect(page.getByRole('heading', { name: t('tour-detail:dates.pastTitle') }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('tour-detail:similar.title') })).toBeVisible();
    await page.goto(inLanguage(language, '/group-tour/28'));
    await expect(page.getByRole('heading', { name: t('tour-detail:dates.noneTitle') }).first()).toBeVisible();
    const notify = page.getByRole('link', { name: t('tour-detail:dates.notify') }).first();
    await expect(notify).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*group-tour%2F28$/);
  });

  test(`${language}: a chosen date clears the notice of a link to an unknown departure`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17?itinerary=999'));
    await expect(notices(page, LINKED_DEPARTURE)).toBeVisible();
    await page.locator('#dates').getByRole('radio', { checked: false, disabled: false }).first().check();
    await expect(notices(page, LINKED_DEPARTURE)).toHaveCount(0);
  });
}
