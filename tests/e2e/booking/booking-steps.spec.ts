import type { Page } from '@playwright/test';
import { agreeAndSend, startMemberSession, visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { allowTypedText } from '../support/secrets.ts';
import { bookingsOf, newMember } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';
import { prepareDeparture } from './booking-drafts.ts';

declare global {
  interface Window {
    changedFields: string[];
  }
}

/** Records the name of every field that changes. A full page load clears the record. */
const recordChangedFields = (page: Page) =>
  page.addInitScript(() => {
    window.changedFields = [];
    document.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLElement) window.changedFields.push(target.getAttribute('name') ?? target.id);
    });
  });

const getChangedFields = async (page: Page) => new Set(await page.evaluate(() => window.changedFields));

test.use({ viewport: { width: 360, height: 760 } });

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
  const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 });

  async function fillGuest(page: Page, guestIndex: number, firstName: string) {
    await field(page, `passengers.${guestIndex}.title`).selectOption({ label: t('booking:titles.Mrs') });
    await field(page, `passengers.${guestIndex}.first_name`).fill(firstName);
    await field(page, `passengers.${guestIndex}.dob`).fill('02 11 1990');
    await field(page, `passengers.${guestIndex}.dob`).blur();
  }

  test(`${language}: a full profile books for two in three screens and at most twelve fields`, async ({ page }) => {
    const member = await newMember('quick');
    const { tourId, id } = await prepareDeparture(8);
    await recordChangedFields(page);
    await startMemberSession(page, member);
    await page.goto(inLanguage(language, `/group-tour/${tourId}?itinerary=${id}&pax=2`));
    await expect(page.locator(`#dates input[value="${id}"]`)).toBeChecked();
    await page.getByRole('link', { name: t.book }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/booking\/\d+\?.*pax=2,0,0/);
    const screens = new Set<string | null>();

    await expect(field(page, 'contact.title')).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    screens.add(await pageTitle(page).textContent());
    await field(page, 'contact.title').selectOption({ label: t('booking:titles.Mrs') });
    await visibleButton(page, t.toPassengers).click();

    await expect(field(page, 'passengers.1.title')).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'passengers.0.first_name')).toBeHidden();
    screens.add(await pageTitle(page).textContent());
    await fillGuest(page, 1, 'Sari');
    await visibleButton(page, t.toReview).click();

    await expect(page.getByLabel(t.agree)).toBeVisible();
    screens.add(await pageTitle(page).textContent());
    await agreeAndSend(page, language);
    await expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible();
    expect(screens.size).toBe(3);
    expect((await getChangedFields(page)).size).toBeLessThanOrEqual(12);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a phone has a short frame, the chosen date only, and one guest at a time`, async ({ page }) => {
    const { tourId, id } = await prepareDeparture(15);
    allowTypedText('keluarga@kelana.example');
    await page.goto(inLanguage(language, `/booking/${tourId}?itinerary=${id}&pax=3`));
    await page.getByRole('button', { name: t.changeTrip }).click();
    await test.step('the header has only logo, help, language and way out, the footer is short', async () => {
      await expect(page.getByRole('navigation')).toHaveCount(0);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link')).toHaveCount(4);
      await expect(header.getByRole('link', { name: t('common:frame.leave') })).toHaveAttribute(
        'href',
        new RegExp(`^${inLanguage(language, `/group-tour/${tourId}`)}`),
      );
      await expect(header.getByRole('link', { name: t('common:frame.help') })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      );
      // Includes the space reserved for the bar at the bottom.
      expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(240);
    });
    await test.step('the first step shows only the chosen date, and the others on request', async () => {
      const dates = page.getByRole('radio');
      await expect(dates).toHaveCount(1);
      await expect(dates).toBeChecked();
      await expect(dates).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: /^(Show \d+ other dates?|Lihat \d+ tanggal lain)$/ }).click();
      expect(await dates.count()).toBeGreaterThan(1);
      await visibleButton(page, t.toContact).click();
    });
    await field(page, 'contact.title').selectOption({ label: t('booking:titles.Mrs') });
    await field(page, 'contact.first_name').fill('Ratna');
    await field(page, 'contact.email').fill('keluarga@kelana.example');
    await field(page, 'contact.phone').fill('0812 3456 7890');
    await field(page, 'contact.city').fill('Jakarta');
    await visibleButton(page, t.toPassengers).click();
    await expect(field(page, 'passengers.0.first_name')).toHaveValue('RATNA');
    await expect(page.locator('main [name$=".first_name"]').filter({ visible: true })).toHaveCount(1);
    await visibleButton(page, t.nextGuest).click();
    const missing = page
      .getByRole('alert')
      .filter({ hasText: t('validation:required', { label: t('booking:field.dob') }) });
    await expect(missing).toBeVisible();
    await fillGuest(page, 0, 'RATNA');
    await visibleButton(page, t.nextGuest).click();
    await expect(page.getByRole('region', { name: t('booking:passenger.title', { n: 2 }) })).toBeFocused();
    await expect(missing).toHaveCount(0);
    await page.getByRole('button', { name: t('booking:passenger.openOf', { n: 3 }) }).click();
    await fillGuest(page, 2, 'Dewi');
    await visibleButton(page, t.nextGuest).click();
    await fillGuest(page, 1, 'Sari');
    await visibleButton(page, t.toReview).click();
    await expect(page).toHaveURL(/step=4/);
    for (const name of ['RATNA', 'SARI', 'DEWI'])
      await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
  });
}
