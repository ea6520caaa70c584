import type { Page } from '@playwright/test';
import { noteSessionEnds } from '../../../scripts/lab/intents/session-ends.ts';
import { tokenOf } from '../../../scripts/lib/member-session.ts';
import { signIn } from '../support/actions.ts';
import { namedTrial } from '../support/named-trial.ts';
import { randomFrom } from '../support/random-from.ts';
import { isSample } from '../support/run-size.ts';
import { noteSecret } from '../support/secrets.ts';
import { expireSessions, host, newMember } from '../support/service-host.ts';
import { words as shell } from '../support/shell-words.ts';
import { expect, site, test } from '../support/test.ts';

// `npm run lab -- intents --of sessions` tries 500, or others; a failure names the seed of its trial.
const TRIALS = Number(process.env.SESSION_TRIALS ?? (isSample ? 4 : 12));
const FIRST_SEED = Number(process.env.SESSION_SEED ?? 1);
// Each share has tabs of its own: the same ones after a hundred trials hold 800 MB each and are slow.
const SHARES = Math.max(isSample ? 2 : 4, Math.ceil(TRIALS / 25));
const TABS = 3;
const MEMBER = ['/account', '/account/booking', '/account/membership', '/account/edit-profile'];
const PUBLIC = ['/about-us', '/contact', '/group-tour/3', '/career'];
// On a machine that does nothing else; among other tests it may take longer.
const ALL_OUT_MS = process.env.SESSION_TRIALS ? 500 : 2000;
// Its own address, the sign-in, and the page it leads to.
const MOST_PLACES = 3;
const MS_FOR_A_TRIAL = 20_000;
const PICTURES = '**/_next/image?*';

test.use({ expectsFailures: true, viewport: { width: 1280, height: 800 }, actionTimeout: 10_000 });

type Seen = { wasIn?: boolean; tokenGoneAt?: number; outAt?: number };
declare global {
  interface Window {
    sessionSeen: Seen;
  }
}

/** Notes in a tab whether it ever showed a member, when the token went, and when what it shows is of a visitor. */
function watchEnd(): void {
  window.sessionSeen = {};
  setInterval(() => {
    const seen = window.sessionSeen;
    seen.wasIn ||= document.querySelector('header a[href^="/account"]') !== null;
    if (localStorage.getItem('kelana.token')) return;
    seen.tokenGoneAt ??= Date.now();
    const isOut =
      location.pathname.startsWith('/auth/') || document.querySelector('header a[href^="/auth/sign-in"]') !== null;
    // A page says so too until its script has read the token.
    seen.outAt = isOut ? (seen.outAt ?? Date.now()) : undefined;
  }, 10);
}

for (let share = 0; share < SHARES; share += 1) {
  const seeds = Array.from({ length: TRIALS }, (_, index) => FIRST_SEED + index).filter(
    (seed) => seed % SHARES === share,
  );
  if (seeds.length === 0) continue;

  test(`wherever a session ends, all tabs end it at once, none goes round in circles, and all come back (${share + 1} of ${SHARES})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(30_000 + seeds.length * MS_FOR_A_TRIAL);
    const member = await newMember('ends');
    await context.route(PICTURES, (route) => route.abort());
    await context.addInitScript(watchEnd);
    const tabs = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
    for (const tab of tabs) await tab.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about-us');
    const took: number[] = [];

    for (const seed of seeds) {
      const random = randomFrom(seed);
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
      // One at least is a member's page.
      const paths = tabs.map((_, index) => pick(index === 0 || random() < 0.5 ? MEMBER : PUBLIC));
      const finders = random() < 0.5 ? [pick(tabs)] : tabs;
      await namedTrial(`seed ${seed}: ${paths.join(', ')}; found by ${finders.length}`, async () => {
        const token = await tokenOf(host, member);
        noteSecret('token', token);
        await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);
        await Promise.all(tabs.map((tab, index) => opened(tab, paths[index] as string)));
        const typed = `Pesan ${seed}`;
        const writing = tabs.filter((_, index) => paths[index] === '/contact');
        for (const tab of writing) await message(tab).fill(typed);
        for (const tab of tabs) await tab.evaluate(() => Object.assign(window, { sessionSeen: { wasIn: true } }));
        const places = tabs.map(placesOf);

        await expireSessions(member);
        await Promise.all(finders.map((tab) => tab.goto(pick(MEMBER)).catch(ledElsewhere)));
        const seen = await Promise.all(tabs.map(endIn));
        const goneAt = Math.min(...seen.map(({ tokenGoneAt = 0 }) => tokenGoneAt));
        // A page that is still being loaded and never showed a session has none to end.
        const ends = seen.flatMap(({ wasIn, outAt = Number.POSITIVE_INFINITY }) => (wasIn ? outAt - goneAt : []));
        if (finders.length < TABS) expect(ends).not.toHaveLength(0);
        if (ends.length > 0) took.push(Math.max(...ends));
        for (const ms of ends) expect(ms, 'until a tab shows it').toBeLessThanOrEqual(ALL_OUT_MS);

        // Members' pages ask to sign in again; the others stay.
        const waiting = tabs.filter((tab, index) => finders.includes(tab) || MEMBER.includes(paths[index] as string));
        await Promise.all(waiting.map((tab) => tab.waitForURL(/\/auth\/sign-in\?from=/)));
        const back = waiting.map((tab) => new URL(tab.url()).searchParams.get('from') ?? '/');
        await signIn(waiting[0] as Page, 'id', member);
        await Promise.all(waiting.map((tab, index) => tab.waitForURL(site + back[index])));
        for (const tab of writing) if (tab.url().endsWith('/contact')) await expect(message(tab)).toHaveValue(typed);
        for (const { seen: all, stop } of places) {
          stop();
          expect(all.length, all.join(' → ')).toBeLessThanOrEqual(MOST_PLACES);
        }
      });
    }
    if (process.env.SESSION_TRIALS) noteSessionEnds(took);
  });
}

const message = (tab: Page) => tab.getByLabel('Pesan', { exact: true });

/** A page that is left before it has come is no error of this visit. */
function ledElsewhere(error: Error): null {
  if (/ERR_ABORTED|interrupted by another navigation/.test(error.message)) return null;
  throw error;
}

async function opened(tab: Page, path: string): Promise<void> {
  await tab.goto(path);
  await expect(tab.getByRole('banner').getByRole('link', { name: shell.id.account }).first()).toBeVisible();
}

function placesOf(tab: Page) {
  const seen: string[] = [];
  const listen = (frame: { url(): string; parentFrame(): unknown }) => {
    const { pathname } = new URL(frame.url());
    // The router writes an address once more when it starts.
    if (!frame.parentFrame() && seen.at(-1) !== pathname) seen.push(pathname);
  };
  tab.on('framenavigated', listen);
  return { seen, stop: () => tab.off('framenavigated', listen) };
}

async function endIn(tab: Page): Promise<Seen> {
  const seen = await tab.waitForFunction(() => window.sessionSeen?.outAt !== undefined && window.sessionSeen);
  return (await seen.jsonValue()) as Seen;
}
