import { readFile } from 'node:fs/promises';
import { rupiah } from '../booking/party-figures.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { roomyDeparture } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    dates: 'Jadwal & Harga',
    past: 'Keberangkatan sebelumnya (1)',
    openAll: 'Buka semua 10 hari',
    closeAll: 'Tutup semua hari',
    calendar: 'Tambah ke kalender',
    pdf: 'Unduh itinerary (PDF)',
    pdfDone: 'Itinerary sudah diunduh.',
    pdfFailed: 'PDF belum bisa dibuat.',
    retry: 'Coba lagi',
    visa: 'Syarat visa Turki',
    visaPage: 'Visa Turki',
    free: 'Bebas visa',
    unknown: 'Kami belum menulis syarat visa negara ini. Tanyakan sebelum memesan.',
    passport: /^Paspor perlu berlaku sampai \d+ \w+ \d{4}/,
    question: 'Bisa ikut sendirian?',
    answer: /kamar sendiri menambah Rp\s7\.900\.000/,
    deposit: /^Uang muka Rp\u00a010\.000\.000/,
    waiting: /^Daftar tunggu/,
    waitingText: /daftar tunggu Turki Lengkap/,
    save: /^Simpan Turki Lengkap/,
    compare: /^Bandingkan Turki Lengkap/,
    similar: 'Tour serupa',
    pastOnly: 'Belum ada jadwal baru',
    none: 'Jadwal belum tersedia',
    notify: 'Beri tahu saya via WhatsApp',
  },
  en: {
    dates: 'Dates & Prices',
    past: 'Earlier departure (1)',
    openAll: 'Open all 10 days',
    closeAll: 'Close all days',
    calendar: 'Add to calendar',
    pdf: 'Download itinerary (PDF)',
    pdfDone: 'The itinerary has been downloaded.',
    pdfFailed: 'The PDF could not be made.',
    retry: 'Try again',
    visa: 'Visa rules: Turki',
    visaPage: /^Visa: Türkiye|^Visa: Turkey/,
    free: 'Visa-free',
    unknown: "We have not written down this country's visa rules yet. Ask before you book.",
    passport: /^Your passport must be valid until \d+ \w+ \d{4}/,
    question: 'Can I come on my own?',
    answer: /a room to yourself adds Rp\s7\.900\.000/,
    deposit: /^Deposit Rp\u00a010\.000\.000/,
    waiting: /^Waiting list/,
    waitingText: /waiting list for Turki Lengkap/,
    save: /^Save Turki Lengkap/,
    compare: /^Compare Turki Lengkap/,
    similar: 'Similar tours',
    pastOnly: 'No new dates yet',
    none: 'No dates yet',
    notify: 'Tell me on WhatsApp',
  },
} as const;

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const tour = inLanguage(language, '/group-tour/17');

  test(`${language}: a chosen departure is in the address, and the programme follows its dates`, async ({ page }) => {
    const { id, periode } = await roomyDeparture();
    await page.goto(`${tour}?itinerary=${id}`);
    const dates = page.getByRole('region', { name: t.dates });
    await expect(dates.getByRole('radio', { checked: true })).toHaveAttribute('value', String(id));
    await expect(page.locator('#itinerary')).toContainText(periode.slice(0, 6).replace(/^0/, ''));
    const other = dates.getByRole('radio', { checked: false, disabled: false }).first();
    const otherId = await other.getAttribute('value');
    await other.check();
    await expect(page).toHaveURL(new RegExp(`\\?itinerary=${otherId}$`));
    await expect(page.locator('#itinerary')).not.toContainText(periode.slice(0, 6).replace(/^0/, ''));
    await page.reload();
    await expect(dates.getByRole('radio', { checked: true })).toHaveAttribute('value', otherId ?? '');
  });

  test(`${language}: a month shows its departures only, by keyboard too`, async ({ page }) => {
    await page.goto(tour);
    const rows = page.getByRole('region', { name: t.dates }).getByRole('radio');
    await expect(rows).toHaveCount(5);
    await page
      .getByRole('button', { name: /^\w{3} \d{4}$/ })
      .last()
      .press('Enter');
    await expect(rows).toHaveCount(1);
  });

  test(`${language}: earlier departures can be read and not be booked`, async ({ page }) => {
    await page.goto(tour);
    const past = page.locator('details').filter({ hasText: t.past });
    await past.getByText(t.past).click();
    await expect(past.getByRole('listitem')).toHaveCount(1);
    await expect(past.getByRole('radio')).toHaveCount(0);
    await expect(past.getByRole('link')).toHaveCount(0);
  });

  test(`${language}: a full departure has a waiting list that names it`, async ({ page }) => {
    await page.goto(tour);
    const link = page.locator('#dates').getByRole('link', { name: t.waiting }).first();
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text).toMatch(t.waitingText);
    expect(text).toMatch(/\d{2} \w{3} \d{4} - \d{2} \w{3} \d{4}/);
    expect(text).toMatch(/\/group-tour\/17\?itinerary=\d+$/);
  });

  test(`${language}: all days open and close at once`, async ({ page }) => {
    await page.goto(tour);
    const open = page.locator('#itinerary details[open]');
    await expect(open).toHaveCount(1);
    await page.getByRole('button', { name: t.openAll }).click();
    await expect(open).toHaveCount(10);
    await page.getByRole('button', { name: t.closeAll }).click();
    await expect(open).toHaveCount(0);
  });

  test(`${language}: the chosen dates are saved for a calendar`, async ({ page }) => {
    const { id } = await roomyDeparture();
    await page.goto(`${tour}?itinerary=${id}`);
    await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', String(id));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.calendar }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Turki Lengkap Istanbul – Cappadocia – Pamukkale.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain(`UID:departure-${id}@kelana.example\r\n`);
    expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
  });

  test(`${language}: the itinerary is saved under the name of the tour`, async ({ page }) => {
    await page.goto(tour);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.pdf }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Itinerary - Turki Lengkap Istanbul – Cappadocia – Pamukkale.pdf');
    await expect(page.locator('main').getByText(t.pdfDone)).toBeVisible();
  });

  test(`${language}: visa, passport, payment and questions speak of this tour`, async ({ page }) => {
    await page.goto(tour);
    await expect(page.locator('#visa').getByText(t.free)).toBeVisible();
    await expect(page.getByText(t.passport)).toBeVisible();
    await expect(page.getByText(t.deposit)).toBeVisible();
    await page.getByText(t.question).click();
    await expect(page.getByText(t.answer)).toBeVisible();
    expect(await page.locator('#faq details').count()).toBeGreaterThanOrEqual(5);
    await page.getByRole('link', { name: t.visa }).click();
    await expect(page).toHaveURL(/\/visa-and-passport\?country=7$/);
    await expect(page.getByRole('heading', { level: 2, name: t.visaPage })).toBeVisible();
  });

  test(`${language}: a country nobody wrote down yet says so`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/29'));
    await expect(page.locator('#visa').getByText(t.unknown)).toHaveCount(2);
  });

  test(`${language}: a tour is saved and picked to compare beside its title`, async ({ page }) => {
    await page.goto(tour);
    const save = page.getByRole('button', { name: t.save });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const compare = page.getByRole('button', { name: t.compare }).first();
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  });

  test(`${language}: a tour without new dates leads on`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/32'));
    await expect(page.getByRole('heading', { name: t.pastOnly }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t.similar })).toBeVisible();
    await page.goto(inLanguage(language, '/group-tour/28'));
    await expect(page.getByRole('heading', { name: t.none }).first()).toBeVisible();
    const notify = page.getByRole('link', { name: t.notify }).first();
    await expect(notify).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*group-tour%2F28$/);
  });

  test(`${language}: search engines are told the prices of the page`, async ({ page }) => {
    await page.goto(tour);
    const all = await page.locator('script[type="application/ld+json"]').allTextContents();
    const trip = all.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'TouristTrip');
    expect(trip.url).toMatch(new RegExp(`${tour}$`));
    expect(trip.offers).toMatchObject({ priceCurrency: 'IDR', offerCount: 4 });
    expect(trip.itinerary.itemListElement).toHaveLength(10);
    for (const amount of [trip.offers.lowPrice, trip.offers.highPrice]) {
      await expect(page.locator('#dates').getByText(rupiah(amount)).first()).toBeVisible();
    }
  });
}

test.describe('while the service does not make the PDF', () => {
  test.use({ expectsFailures: true });

  for (const language of languagesOfRun('en')) {
    test(`${language}: the button says so and tries again`, async ({ page, faults }) => {
      const t = messages[language];
      await faults.add({ operationId: 'getItineraryPdf', network: true });
      await page.goto(inLanguage(language, '/group-tour/17'));
      await page.getByRole('button', { name: t.pdf }).click();
      await expect(page.locator('main').getByText(t.pdfFailed)).toBeVisible({ timeout: 20_000 });
      await faults.clear();
      await page.locator('#dates').getByRole('button', { name: t.retry }).click();
      await expect(page.locator('main').getByText(t.pdfDone)).toBeVisible();
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything about a tour can be read', async ({ page }) => {
    await page.goto('/group-tour/17');
    for (const id of ['dates', 'itinerary', 'included', 'visa', 'terms', 'faq', 'similar']) {
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
    }
    await expect(page.getByText('Pelunasan', { exact: true })).toBeVisible();
  });
});
