import { agreeAndSend, fillBooking, signIn, visibleButton } from '../support/actions.ts';
import { messages as commonMessages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, departureWithSeats, newMember } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    title: 'Ke mana dan kapan berangkat?',
    destination: 'Tour atau negara',
    month: 'Bulan',
    search: 'Cari',
    noMatch: 'Tidak ada keberangkatan yang cocok',
    showAll: 'Tampilkan semua keberangkatan',
    nextCustomer: 'Pelanggan berikutnya',
    chat: 'Tanya kami lewat WhatsApp',
  },
  en: {
    title: 'Where to, and when?',
    destination: 'Tour or country',
    month: 'Month',
    search: 'Search',
    noMatch: 'No departure matches',
    showAll: 'Show all departures',
    nextCustomer: 'Next customer',
    chat: 'Ask us on WhatsApp',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const common = commonMessages[language];

  test(`${language}: a customer books at the counter, and the next one finds no data of that customer`, async ({
    page,
  }) => {
    test.slow();
    const member = await newMember('counter');
    const { id, periode } = await departureWithSeats(language);
    await page.goto(inLanguage(language, '/obs'));
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByLabel(t.destination).fill('Turki Lengkap');
    await page.getByRole('button', { name: t.search, exact: true }).click();
    await expect(page).toHaveURL(/search=Turki/);
    await page.goto(inLanguage(language, `/obs?tour=17&itinerary=${id}`));
    await expect(page.getByRole('radio', { name: periode })).toBeChecked();
    await fillBooking(page, language, member);
    await page.getByLabel(common.agree).check();
    await visibleButton(page, common.signInToSend).click();
    await expect(page).toHaveURL(/\/obs\?.*account=sign-in/);
    await expect(page.getByRole('navigation', { name: /Menu utama|Main menu/ })).toHaveCount(0);
    await signIn(page, language, member);
    await expect(page).toHaveURL(/\/obs\?.*step=4/);
    const bookingRequest = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/booking'),
    );
    await agreeAndSend(page, language);
    expect((await bookingRequest).postDataJSON()).toMatchObject({ source: 'obs', itinerary_id: id });
    await expect(page.getByRole('heading', { name: common.done })).toBeVisible();
    await expect(page.getByText(/^KLN-[A-Z0-9]{6}$/).first()).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);

    await page.getByRole('button', { name: t.nextCustomer }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/obs')}$`));
    const storageText = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(storageText).not.toMatch(/token|KLN-|Ratna|@/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Ratna|KLN-/)).toHaveCount(0);
    await page.goto(inLanguage(language, `/obs?tour=17&itinerary=${id}&step=2`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Ratna')).toHaveCount(0);
  });

  test(`${language}: departures are filtered by month, and a search without results links to all`, async ({ page }) => {
    await page.goto(inLanguage(language, '/obs'));
    const monthField = page.getByLabel(t.month);
    const fourthOption = monthField.locator('option').nth(3);
    await expect(fourthOption).toBeAttached();
    const month = await fourthOption.getAttribute('value');
    await monthField.selectOption(month);
    await expect(page).toHaveURL(new RegExp(`month=${month}`));
    await expect(page.locator('#departures article').first()).toBeVisible();
    await page.getByLabel(t.destination).fill('zzzz');
    await page.getByRole('button', { name: t.search, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.noMatch })).toBeVisible();
    await page.getByRole('link', { name: t.showAll }).click();
    await expect(page.locator('#departures article').first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoHorizontalScroll(page);
    await expect(page.getByRole('button', { name: t.chat })).toHaveCount(0);
  });
}
