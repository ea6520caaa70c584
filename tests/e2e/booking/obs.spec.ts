import { agreeAndSend, fillBooking, signIn, visibleButton } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, newMember, roomyDeparture } from '../support/service-host.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';
import { words as common } from '../support/words.ts';

const words = {
  id: {
    title: 'Ke mana dan kapan berangkat?',
    where: 'Tour atau negara',
    month: 'Bulan',
    search: 'Cari',
    none: 'Tidak ada keberangkatan yang cocok',
    all: 'Tampilkan semua keberangkatan',
    next: 'Pelanggan berikutnya',
    idle: 'Masih di sini?',
    goOn: 'Lanjutkan',
    again: 'Mulai ulang',
    yes: 'Ya, mulai ulang',
    chat: 'Tanya kami lewat WhatsApp',
  },
  en: {
    title: 'Where to, and when?',
    where: 'Tour or country',
    month: 'Month',
    search: 'Search',
    none: 'No departure matches',
    all: 'Show all departures',
    next: 'Next customer',
    idle: 'Are you still there?',
    goOn: 'Continue',
    again: 'Start over',
    yes: 'Yes, start over',
    chat: 'Ask us on WhatsApp',
  },
};

for (const language of languagesOfRun('en')) {
  const w = words[language];

  test(`${language}: a customer books at the counter, and nothing of them is left for the next one`, async ({
    page,
  }) => {
    test.slow();
    const member = await newMember('counter');
    const { id, periode } = await roomyDeparture();
    await page.goto(inLanguage(language, '/obs'));
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByLabel(w.where).fill('Turki Lengkap');
    await page.getByRole('button', { name: w.search, exact: true }).click();
    await expect(page).toHaveURL(/search=Turki/);
    await page.goto(inLanguage(language, `/obs?tour=17&itinerary=${id}`));
    await expect(page.getByRole('radio', { name: periode })).toBeChecked();
    await fillBooking(page, language, member);
    await page.getByLabel(common[language].agree).check();
    await visibleButton(page, common[language].signInToSend).click();
    await expect(page).toHaveURL(/\/obs\?.*account=sign-in/);
    const menu = page.getByRole('navigation', { name: /Menu utama|Main menu/ });
    await expect(menu).toHaveCount(0);
    await signIn(page, language, member);
    await expect(page).toHaveURL(/\/obs\?.*step=4/);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/booking'));
    await agreeAndSend(page, language);
    expect((await sent).postDataJSON()).toMatchObject({ source: 'obs', itinerary_id: id });
    await expect(page.getByRole('heading', { name: common[language].done })).toBeVisible();
    await expect(page.getByText(/^KLN-[A-Z0-9]{6}$/).first()).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);

    await page.getByRole('button', { name: w.next }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/obs')}$`));
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(left).not.toMatch(/token|KLN-|Ratna|@/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Ratna|KLN-/)).toHaveCount(0);
    await page.goto(inLanguage(language, `/obs?tour=17&itinerary=${id}&step=2`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Ratna')).toHaveCount(0);
  });

  test(`${language}: departures are found by month, and a search without any leads back to all`, async ({ page }) => {
    await page.goto(inLanguage(language, '/obs'));
    const months = page.getByLabel(w.month);
    await expect(months.locator('option').nth(3)).toBeAttached();
    const month = await months.locator('option').nth(3).getAttribute('value');
    await months.selectOption(month);
    await expect(page).toHaveURL(new RegExp(`month=${month}`));
    await expect(page.locator('#departures article').first()).toBeVisible();
    await page.getByLabel(w.where).fill('zzzz');
    await page.getByRole('button', { name: w.search, exact: true }).click();
    await expect(page.getByRole('heading', { name: w.none })).toBeVisible();
    await page.getByRole('link', { name: w.all }).click();
    await expect(page.locator('#departures article').first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSideways(page);
    await expect(page.getByRole('button', { name: w.chat })).toHaveCount(0);
  });

  test(`${language}: a counter nobody touches asks, goes on when told to, and else starts again`, async ({ page }) => {
    await page.clock.install();
    await page.goto(inLanguage(language, '/obs?tour=17'));
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.clock.runFor(121_000);
    const dialog = page.getByRole('alertdialog', { name: w.idle });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: w.goOn }).click();
    await page.clock.runFor(1000);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(121_000);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  });

  test(`${language}: a customer starts over after being asked`, async ({ page }) => {
    await page.goto(inLanguage(language, '/obs?tour=17'));
    await page.getByRole('button', { name: w.again }).click();
    await page.getByRole('button', { name: w.yes }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  });
}
