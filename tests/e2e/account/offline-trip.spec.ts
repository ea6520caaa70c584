import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/check/chromium.ts';
import { demoMember } from '../../../scripts/lib/member-session.ts';
import { messages } from '../support/messages.ts';
import { isSample, languagesOfRun } from '../support/run-size.ts';
import { recordSecret } from '../support/secrets.ts';
import { callHost, departureWithSeats, host, tokenOf } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, site, test } from '../support/test.ts';

const TOUR = 17;
const TRAVELLER = { first_name: 'Zulaikha', last_name: 'Prabandari' };
const NAMES = ['Prabandari', 'Kusumawardani'];
const VISITS = isSample ? 4 : 20;
const NO_NETWORK = ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=<-loopback>'];
// Where Chromium notes the addresses that somebody has opened, for its history and for restoring tabs.
const HISTORY =
  /\/(History|Sessions|Session Storage|Top Sites|Favicons|Visited Links|Shortcuts|Network Action Predictor)\b/;

let profile: string;
let context: BrowserContext;

test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'kelana-profile-'));
});

test.afterEach(async () => {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Starts the browser again, with the same profile. */
async function restart(userAgent: string | undefined, flags: string[] = []): Promise<Page> {
  await context?.close();
  context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...chromiumFlags, ...flags, `--user-agent=${userAgent}`],
    baseURL: site,
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 320, height: 640 },
  });
  return context.pages()[0] ?? context.newPage();
}

/** Returns the files of the profile that have one of these texts, in any case and encoding. */
function filesWith(texts: string[]): string[] {
  const files = readdirSync(profile, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(20);
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const bytes = readFileSync(path);
      const searched = `${bytes.toString('latin1')}\n${bytes.toString('utf16le')}`.toLowerCase();
      return texts.some((text) => searched.includes(text.toLowerCase()));
    })
    .map((path) => path.slice(profile.length));
}

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  test(`${language}: a kept trip opens without a network, with its PDF, and a sign-out leaves nothing of it`, async ({
    userAgent,
  }) => {
    const token = await tokenOf(demoMember);
    recordSecret('token', token);
    const { code, itineraryId } = await bookAs(token);
    const path = inLanguage(language, `/account/booking/${code}`);
    const otherPath = inLanguage(language === 'en' ? 'id' : 'en', `/account/booking/${code}`);
    let page = await restart(userAgent);
    await page.goto('/robots.txt');
    await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);

    await test.step('a full device and a damaged store are named, and then the member keeps the trip by the keyboard', async () => {
      await page.goto(path);
      const keep = page.getByRole('button', { name: t('trip:offline.keep') });
      const quota = await context.newCDPSession(page);
      await quota.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 1000 });
      await keep.click();
      await expect(page.getByText(t('trip:offline.failed.full'))).toBeVisible();
      await quota.send('Storage.overrideQuotaForOrigin', { origin: site });
      await page.evaluate((one) => caches.open(`kelana.trip.${one}`), path);
      await page.reload();
      await expect(page.getByText(t('trip:offline.failed.damaged'))).toBeVisible();
      await keep.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: t('trip:offline.remove') })).toBeFocused();
      await expect(page.getByText(t.like('trip:offline.state'))).toBeVisible();
      await expectNoHorizontalScroll(page);
      const answers = await storedAnswers(page);
      expect(answers.map(([url]) => url).sort()).toEqual([
        `/v1/modules/tour/${TOUR}/detail`,
        `/v1/modules/tour/tours/itinerary/${itineraryId}/day-activities`,
        '/v1/modules/tour/tours/payment-terms',
        `/v1/modules/user/bookings/${code}`,
        `/v2/modules/page/tour/pdf/${itineraryId}`,
        '/v2/modules/page/visa/country',
      ]);
      expect(answers.join()).toMatch(/prabandari/i);
      expect(answers.join()).not.toContain(token);
    });
    await test.step('the page of the other language says that it is kept', async () => {
      await page.goto(otherPath);
      await expect(
        page.getByText(messages[language === 'en' ? 'id' : 'en'].like('trip:offline.otherLanguage')),
      ).toBeVisible();
      await page.evaluate((one) => caches.open(`kelana.trip.${one}`), otherPath);
    });

    page = await restart(userAgent, NO_NETWORK);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (let visit = 1; visit <= VISITS; visit += 1)
      await test.step(`visit ${visit} without a network`, async () => {
        await page.goto(path);
        await expect(page.getByText(t.like('trip:offline.storedAt'))).toBeVisible();
        await expect(page.getByText(NAMES[0] ?? '')).toBeVisible();
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: t('account:papers.pdf') }).click(),
        ]);
        expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF/);
        await expect(page.locator('main svg text').first()).toBeAttached();
      });
    expect(errors).toEqual([]);
    await expectNoHorizontalScroll(page);
    await test.step('the installed app and the other language, also with a damaged store, lead to it', async () => {
      for (const start of ['/account/booking/', otherPath]) {
        await page.goto(start);
        await expect(page).toHaveURL(path);
      }
    });

    await context.close();
    // The search finds what is there.
    expect(filesWith([...NAMES, code]).filter((file) => file.includes('CacheStorage'))).not.toEqual([]);
    page = await restart(userAgent);
    await page.goto(path);
    await expect(page.getByText(t.like('trip:offline.state'))).toBeVisible();
    await expect(page.getByText(t.like('trip:offline.storedAt'))).toHaveCount(0);
    await test.step('a sign-out in another tab removes it', async () => {
      const other = await context.newPage();
      await other.goto(inLanguage(language, '/account'));
      await other.getByRole('button', { name: t('common:menu.logout') }).click();
      await other.getByRole('button', { name: t.leave }).click();
      await expect(other.getByText(t('common:logout.done'))).toBeVisible();
      await expect.poll(() => other.evaluate(() => caches.keys())).toEqual([]);
      await expect
        .poll(() => other.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
    });
    await context.close();
    expect(filesWith([...NAMES, code]).filter((file) => !HISTORY.test(file))).toEqual([]);
    // The HTTP cache may have an answer in compressed form, but then it has its address.
    expect(filesWith([`${host}/v1/modules/user`])).toEqual([]);
  });
}

/** Books a tour and returns the code of the reservation and the id of the departure. */
async function bookAs(token: string): Promise<{ code: string; itineraryId: number }> {
  const { id } = await departureWithSeats();
  const contact = {
    title: 'Mrs',
    first_name: 'Ratna',
    email: demoMember.email,
    phone: '+6281200000111',
    city: 'Jakarta',
  };
  const passenger = { type: 'adult', title: 'Mrs', ...TRAVELLER, dob: '1986-04-17', nationality: 'ID' };
  const party = {
    pax: { adult: 1, child: 0, infant: 0 },
    rooms: [{ type: 'twin', count: 1 }],
    passengers: [passenger],
  };
  const response = await callHost('/v1/modules/tour/tours/booking', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      tour_id: TOUR,
      itinerary_id: id,
      contact,
      ...party,
      agree_terms: true,
      source: 'web',
      locale: 'id',
    }),
  });
  return { code: (await response.json()).data.reservation.reservationCode, itineraryId: id };
}

/** Returns the path of each kept answer of the service, with its headers and text. */
function storedAnswers(page: Page): Promise<[path: string, text: string][]> {
  return page.evaluate(async (origin) => {
    const answers: [path: string, text: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (!request.url.startsWith(`${origin}/`)) continue;
        const response = await cache.match(request);
        answers.push([pathname, JSON.stringify([...(response?.headers ?? [])]) + (await response?.text())]);
      }
    }
    return answers;
  }, host);
}
