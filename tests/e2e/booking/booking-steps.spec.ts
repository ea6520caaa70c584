import type { Page } from '@playwright/test';
import { agreeAndSend, signIn, visibleButton } from '../support/actions.ts';
import { signedIn } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { noteTyped } from '../support/secrets.ts';
import { bookingsOf, newMember } from '../support/service-host.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';
import { words as common } from '../support/words.ts';
import { ownDeparture, type TourDeparture } from './booking-drafts.ts';

const words = {
  id: {
    needs: /Sekitar 5 menit/,
    account: 'Daftar',
    signInHere: 'Masuk',
    leave: 'Kembali ke tour',
    help: 'Bantuan',
    changeTrip: 'Ubah tanggal dan peserta',
    otherDates: /^Lihat \d+ tanggal lain$/,
    openGuest: 'Isi data peserta 3',
    missing: /Tanggal lahir wajib diisi/,
    back: 'Kembali ke pesanan',
  },
  en: {
    needs: /About 5 minutes/,
    account: 'Sign up',
    signInHere: 'Sign in',
    leave: 'Back to the tour',
    help: 'Help',
    changeTrip: 'Change date and guests',
    otherDates: /^Show \d+ other dates?$/,
    openGuest: 'Fill in guest 3',
    missing: /Date of birth is required/,
    back: 'Back to the booking',
  },
};

declare global {
  interface Window {
    changedFields: string[];
  }
}

/** Records the name of every field that somebody changes, until the page is loaded anew. */
const recordFields = (page: Page) =>
  page.addInitScript(() => {
    window.changedFields = [];
    document.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLElement) window.changedFields.push(target.getAttribute('name') ?? target.id);
    });
  });

const changedFields = async (page: Page) => new Set(await page.evaluate(() => window.changedFields));

test.use({ viewport: { width: 360, height: 760 } });

for (const [index, language] of languagesOfRun('id').entries()) {
  const w = words[language];
  const c = common[language];
  const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
  const title = (page: Page) => page.getByRole('heading', { level: 1 });

  /** From the tour's page with a chosen date, for the usual two adults, into the booking. */
  async function openFromTour(page: Page, { tourId, id }: TourDeparture) {
    await page.goto(inLanguage(language, `/group-tour/${tourId}?itinerary=${id}`));
    await expect(page.locator(`#dates input[value="${id}"]`)).toBeChecked();
    await page.getByRole('link', { name: c.book }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/booking\/\d+\?.*pax=2/);
  }

  async function fillGuest(page: Page, guest: number, name: string) {
    await field(page, `passengers.${guest}.title`).selectOption({ label: c.titleValue });
    await field(page, `passengers.${guest}.first_name`).fill(name);
    await field(page, `passengers.${guest}.dob`).fill('02 11 1990');
    await field(page, `passengers.${guest}.dob`).blur();
  }

  async function fillContact(page: Page, email: string) {
    noteTyped(email);
    await field(page, 'contact.title').selectOption({ label: c.titleValue });
    await field(page, 'contact.first_name').fill('Ratna');
    await field(page, 'contact.email').fill(email);
    await field(page, 'contact.phone').fill('0812 3456 7890');
    await field(page, 'contact.city').fill('Jakarta');
  }

  test(`${language}: a member with a whole profile books for two in three screens and twelve fields at most`, async ({
    page,
  }) => {
    const member = await newMember('quick');
    const departure = await ownDeparture(index === 0 ? 8 : 29);
    await recordFields(page);
    await signedIn(page, member);
    await openFromTour(page, departure);
    const screens = new Set<string | null>();

    await expect(field(page, 'contact.title')).toBeInViewport({ ratio: 1 });
    await expectNoSideways(page);
    screens.add(await title(page).textContent());
    await field(page, 'contact.title').selectOption({ label: c.titleValue });
    await visibleButton(page, c.toPassengers).click();

    await expect(field(page, 'passengers.1.title')).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'passengers.0.first_name')).toBeHidden();
    screens.add(await title(page).textContent());
    await fillGuest(page, 1, 'Sari');
    await visibleButton(page, c.toReview).click();

    await expect(page.getByLabel(c.agree)).toBeVisible();
    screens.add(await title(page).textContent());
    await agreeAndSend(page, language);
    await expect(page.getByRole('heading', { level: 1, name: c.done })).toBeVisible();
    expect(screens.size).toBe(3);
    expect((await changedFields(page)).size).toBeLessThanOrEqual(12);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a visitor signs in inside the booking, at any step, and finds everything as it was`, async ({
    page,
  }) => {
    const member = await newMember('inside');
    const departure = await ownDeparture(15 + index);
    await openFromTour(page, departure);
    await expect(page.getByText(w.needs)).toBeVisible();
    await fillContact(page, 'kantor@kelana.example');
    // The account's forms stand in place of the step, at an address of their own: Back leads to the step again.
    await page.getByRole('link', { name: w.account, exact: true }).click();
    await expect(field(page, 'confirm_password')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(field(page, 'contact.email')).toHaveValue('kantor@kelana.example');
    await visibleButton(page, c.toPassengers).click();
    await fillGuest(page, 0, 'RATNA');
    await visibleButton(page, c.nextGuest).click();
    await fillGuest(page, 1, 'Sari');
    await visibleButton(page, c.toReview).click();

    await page.getByLabel(c.agree).check();
    await visibleButton(page, c.signInToSend).click();
    await expect(page.getByRole('link', { name: w.back })).toBeVisible();
    await signIn(page, language, member);
    await expect(page).toHaveURL(/\/booking\/\d+\?.*step=4$/);
    await expect(title(page)).toBeFocused();
    await expect(page.getByLabel(c.agree)).toBeChecked();
    await expect(page.getByText('kantor@kelana.example')).toBeVisible();
    await visibleButton(page, c.send).click();
    await expect(page.getByRole('heading', { level: 1, name: c.done })).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: small screens ask about one guest at a time, and name the guest that is not complete`, async ({
    page,
  }) => {
    const departure = await ownDeparture(15 + index);
    await page.goto(inLanguage(language, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=3`));
    await fillContact(page, 'keluarga@kelana.example');
    await visibleButton(page, c.toPassengers).click();
    await expect(field(page, 'passengers.0.first_name')).toHaveValue('RATNA');
    await expect(page.locator('main [name$=".first_name"]').filter({ visible: true })).toHaveCount(1);
    await visibleButton(page, c.nextGuest).click();
    await expect(page.getByRole('alert').filter({ hasText: w.missing })).toBeVisible();
    await fillGuest(page, 0, 'RATNA');
    await visibleButton(page, c.nextGuest).click();
    await expect(page.getByRole('region', { name: `${c.guest} 2` })).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: w.missing })).toHaveCount(0);
    await page.getByRole('button', { name: w.openGuest }).click();
    await fillGuest(page, 2, 'Dewi');
    await visibleButton(page, c.nextGuest).click();
    await fillGuest(page, 1, 'Sari');
    await visibleButton(page, c.toReview).click();
    await expect(page).toHaveURL(/step=4/);
    for (const name of ['RATNA', 'SARI', 'DEWI'])
      await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
  });

  test(`${language}: the first step shows the chosen date alone, and the others when asked`, async ({ page }) => {
    const departure = await ownDeparture(15 + index);
    await page.goto(inLanguage(language, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=2`));
    await page.getByRole('button', { name: w.changeTrip }).click();
    const dates = page.getByRole('radio');
    await expect(dates).toHaveCount(1);
    await expect(dates).toBeChecked();
    await expect(dates).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: w.otherDates }).click();
    expect(await dates.count()).toBeGreaterThan(1);
    await visibleButton(page, c.toContact).click();
    await expect(field(page, 'contact.title')).toBeVisible();
  });

  test(`${language}: a booking has a calm frame: logo, help, language and the way out`, async ({ page }) => {
    const { tourId } = await ownDeparture(15 + index);
    await page.goto(inLanguage(language, `/booking/${tourId}`));
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link')).toHaveCount(4);
    await expect(header.getByRole('link', { name: w.help })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    const footer = await page.getByRole('contentinfo').boundingBox();
    // With the room that the bar at the bottom takes.
    expect(footer?.height).toBeLessThan(240);
    await header.getByRole('link', { name: w.leave }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, `/group-tour/${tourId}`)}$`));
  });
}
