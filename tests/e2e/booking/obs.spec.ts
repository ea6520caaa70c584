import {
  agreeAndSend,
  fillBooking,
  isBookingRequest,
  reservationCode,
  signIn,
  visibleButton,
} from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, departureWithSeats, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a customer books at the counter and leaves no data for the next one`, async ({ page }) => {
    test.slow();
    const member = await newMember('counter');
    const { id, periode } = await departureWithSeats(language);
    await page.goto(inLanguage(language, '/obs'));
    await expect(page.getByRole('heading', { level: 1, name: t('obs:list.title') })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('button', { name: t('common:chat.open') })).toHaveCount(0);
    await test.step('a search without results links to all departures, which a month filters', async () => {
      await page.getByLabel(t('obs:search.where')).fill('zzzz');
      await page.getByRole('button', { name: t('common:buttons.search'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('obs:none.title') })).toBeVisible();
      await page.getByRole('link', { name: t('obs:none.all') }).click();
      await expect(page.getByLabel(t('obs:search.where'))).toHaveValue('');
      const [month] = await page.getByLabel(t('obs:search.month')).selectOption({ index: 3 });
      await expect(page).toHaveURL(new RegExp(`month=${month}`));
      await expect(page.locator('#departures article').first()).toBeVisible();
    });
    await page.goto(inLanguage(language, `/obs?tour=17&itinerary=${id}`));
    await expect(page.getByRole('radio', { name: periode })).toBeChecked();
    await fillBooking(page, language, member);
    await page.getByLabel(t.agree).check();
    await visibleButton(page, t.signInToSend).click();
    await expect(page).toHaveURL(/\/obs\?.*account=sign-in/);
    await expect(page.getByRole('navigation', { name: /Menu utama|Main menu/ })).toHaveCount(0);
    await signIn(page, language, member);
    await expect(page).toHaveURL(/\/obs\?.*step=4/);
    const bookingRequest = page.waitForRequest(isBookingRequest);
    await agreeAndSend(page, language);
    expect((await bookingRequest).postDataJSON()).toMatchObject({ source: 'obs', itinerary_id: id });
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    await expect(reservationCode(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);

    await page.getByRole('button', { name: t('obs:done.next') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('obs:list.title') })).toBeVisible();
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
}
