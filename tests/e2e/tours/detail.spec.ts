import { readFile } from 'node:fs/promises';
import { formatRupiah } from '../booking/party-amounts.ts';
import { messages as commonMessages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { departureWithSeats } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    dates: 'Jadwal & Harga',
    earlierDepartures: 'Keberangkatan sebelumnya (1)',
    openAll: 'Buka semua 10 hari',
    closeAll: 'Tutup semua hari',
    calendar: 'Tambah ke kalender',
    pdf: 'Unduh itinerary (PDF)',
    pdfDone: 'Itinerary sudah diunduh.',
    pdfFailed: 'PDF belum bisa dibuat.',
    retry: 'Coba lagi',
    visaRules: 'Syarat visa Turki',
    visaPageTitle: 'Visa Turki',
    visaFree: 'Bebas visa',
    noVisaRules: 'Kami belum menulis syarat visa negara ini. Tanyakan sebelum memesan.',
    passportValidity: /^Paspor perlu berlaku sampai \d+\s\w+\s\d{4}/,
    question: 'Bisa ikut sendirian?',
    answer: /kamar sendiri menambah Rp\s7\.900\.000/,
    deposit: /^Uang muka Rp\u00a010\.000\.000/,
    waitingList: /^Daftar tunggu/,
    waitingListMessage: /daftar tunggu Turki Lengkap/,
    save: /^Simpan Turki Lengkap/,
    compare: /^Bandingkan Turki Lengkap/,
    similar: 'Tour serupa',
    noNewDates: 'Belum ada jadwal baru',
    noDates: 'Jadwal belum tersedia',
    notify: 'Beri tahu saya via WhatsApp',
  },
  en: {
    dates: 'Dates & Prices',
    earlierDepartures: 'Earlier departure (1)',
    openAll: 'Open all 10 days',
    closeAll: 'Close all days',
    calendar: 'Add to calendar',
    pdf: 'Download itinerary (PDF)',
    pdfDone: 'The itinerary has been downloaded.',
    pdfFailed: 'The PDF could not be made.',
    retry: 'Try again',
    visaRules: 'Visa rules: Turkey',
    visaPageTitle: /^Visa: Türkiye|^Visa: Turkey/,
    visaFree: 'Visa-free',
    noVisaRules: "We have not written down this country's visa rules yet. Ask before you book.",
    passportValidity: /^Your passport must be valid until \d+\s\w+\s\d{4}/,
    question: 'Can I come on my own?',
    answer: /a room to yourself adds Rp\s7\.900\.000/,
    deposit: /^Deposit Rp\u00a010\.000\.000/,
    waitingList: /^Waiting list/,
    waitingListMessage: /waiting list for Complete Turkey/,
    save: /^Save Complete Turkey/,
    compare: /^Compare Complete Turkey/,
    similar: 'Similar tours',
    noNewDates: 'No new dates yet',
    noDates: 'No dates yet',
    notify: 'Tell me on WhatsApp',
  },
} as const;

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const { turkey } = commonMessages[language];
  const tourPath = inLanguage(language, '/group-tour/17');

  test(`${language}: the URL names the chosen departure, and the itinerary shows its dates`, {
    tag: '@translated',
  }, async ({ page }) => {
    const { id, periode } = await departureWithSeats(language);
    await page.goto(`${tourPath}?itinerary=${id}`);
    const dates = page.getByRole('region', { name: t.dates });
    await expect(dates.getByRole('radio', { checked: true })).toHaveAttribute('value', String(id));
    await expect(page.locator('#itinerary')).toContainText(periode.slice(0, 6).replace(/^0/, ''));
    const otherDeparture = dates.getByRole('radio', { checked: false, disabled: false }).first();
    const otherId = await otherDeparture.getAttribute('value');
    await otherDeparture.check();
    await expect(page).toHaveURL(new RegExp(`\\?itinerary=${otherId}$`));
    await expect(page.locator('#itinerary')).not.toContainText(periode.slice(0, 6).replace(/^0/, ''));
    await page.reload();
    await expect(dates.getByRole('radio', { checked: true })).toHaveAttribute('value', otherId ?? '');
  });

  test(`${language}: a month chosen with the keyboard shows only its departures`, async ({ page }) => {
    await page.goto(tourPath);
    const departures = page.getByRole('region', { name: t.dates }).getByRole('radio');
    await expect(departures).toHaveCount(5);
    await page
      .getByRole('button', { name: /^\w{3} \d{4}$/ })
      .last()
      .press('Enter');
    await expect(departures).toHaveCount(1);
  });

  test(`${language}: earlier departures are listed but cannot be booked`, async ({ page }) => {
    await page.goto(tourPath);
    const earlierDepartures = page.locator('details').filter({ hasText: t.earlierDepartures });
    await earlierDepartures.getByText(t.earlierDepartures).click();
    await expect(earlierDepartures.getByRole('listitem')).toHaveCount(1);
    await expect(earlierDepartures.getByRole('radio')).toHaveCount(0);
    await expect(earlierDepartures.getByRole('link')).toHaveCount(0);
  });

  test(`${language}: the waiting list message of a full departure names its tour and dates`, async ({ page }) => {
    await page.goto(tourPath);
    const link = page.locator('#dates').getByRole('link', { name: t.waitingList }).first();
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(message).toMatch(t.waitingListMessage);
    expect(message).toMatch(/\d{2}\s\w{3}\s\d{4} - \d{2}\s\w{3}\s\d{4}/);
    expect(message).toMatch(/\/group-tour\/17\?itinerary=\d+$/);
  });

  test(`${language}: all days open and close at once`, async ({ page }) => {
    await page.goto(tourPath);
    const openDays = page.locator('#itinerary details[open]');
    await expect(openDays).toHaveCount(1);
    await page.getByRole('button', { name: t.openAll }).click();
    await expect(openDays).toHaveCount(10);
    await page.getByRole('button', { name: t.closeAll }).click();
    await expect(openDays).toHaveCount(0);
  });

  test(`${language}: the chosen dates download as a calendar file`, async ({ page }) => {
    const { id } = await departureWithSeats(language);
    await page.goto(`${tourPath}?itinerary=${id}`);
    await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', String(id));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.calendar }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${turkey} Istanbul – Cappadocia – Pamukkale.ics`);
    const calendarFile = await readFile(await download.path(), 'utf8');
    expect(calendarFile).toContain(`UID:departure-${id}@kelana.example\r\n`);
    expect(calendarFile).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
  });

  test(`${language}: the itinerary downloads under the name of the tour`, async ({ page }) => {
    await page.goto(tourPath);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.pdf }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Itinerary - ${turkey} Istanbul – Cappadocia – Pamukkale.pdf`);
    await expect(page.locator('main').getByText(t.pdfDone)).toBeVisible();
  });

  test(`${language}: visa, passport, payment and questions are about this tour`, async ({ page }) => {
    await page.goto(tourPath);
    await expect(page.locator('#visa').getByText(t.visaFree)).toBeVisible();
    await expect(page.getByText(t.passportValidity)).toBeVisible();
    await expect(page.getByText(t.deposit)).toBeVisible();
    await page.getByText(t.question).click();
    await expect(page.getByText(t.answer)).toBeVisible();
    expect(await page.locator('#faq details').count()).toBeGreaterThanOrEqual(5);
    await page.getByRole('link', { name: t.visaRules }).click();
    await expect(page).toHaveURL(/\/visa-and-passport\?country=7$/);
    await expect(page.getByRole('heading', { level: 2, name: t.visaPageTitle })).toBeVisible();
  });

  test(`${language}: a country without visa rules says so`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/29'));
    await expect(page.locator('#visa').getByText(t.noVisaRules)).toHaveCount(2);
  });

  test(`${language}: buttons beside the title save a tour and add it to the comparison`, async ({ page }) => {
    await page.goto(tourPath);
    const save = page.getByRole('button', { name: t.save });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const compare = page.getByRole('button', { name: t.compare }).first();
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  });

  test(`${language}: a tour without new dates offers similar tours or a notification`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/32'));
    await expect(page.getByRole('heading', { name: t.noNewDates }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t.similar })).toBeVisible();
    await page.goto(inLanguage(language, '/group-tour/28'));
    await expect(page.getByRole('heading', { name: t.noDates }).first()).toBeVisible();
    const notify = page.getByRole('link', { name: t.notify }).first();
    await expect(notify).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*group-tour%2F28$/);
  });

  test(`${language}: the structured data has the prices of the page`, async ({ page }) => {
    await page.goto(tourPath);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const trip = scripts
      .map((script) => JSON.parse(script))
      .find((document) => document['@type'].includes('TouristTrip'));
    expect(trip.url).toMatch(new RegExp(`${tourPath}$`));
    expect(trip.offers).toHaveLength(5);
    expect(trip.itinerary.itemListElement).toHaveLength(10);
    for (const { price } of trip.offers) {
      await expect(page.locator('#dates').getByText(formatRupiah(price)).first()).toBeVisible();
    }
  });
}

test.describe('while the service cannot create the PDF', () => {
  test.use({ expectsFailures: true });

  for (const language of languagesOfRun('en')) {
    test(`${language}: a failed download is reported and offers a retry`, async ({ page, faults }) => {
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

  test('all sections of a tour are visible', async ({ page }) => {
    await page.goto('/group-tour/17');
    for (const id of ['dates', 'itinerary', 'included', 'visa', 'terms', 'faq', 'similar']) {
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
    }
    await expect(page.getByText('Pelunasan', { exact: true })).toBeVisible();
  });
});
