import type { Page } from '@playwright/test';
import { isMemberRoute, type SitePath } from '../../../scripts/lib/site-pages.ts';
import { signIn } from '../support/actions.ts';
import { messages as shell } from '../support/messages.ts';
import { isSample } from '../support/run-size.ts';
import { recordSecret } from '../support/secrets.ts';
import { expireSessions, newMember, tokenOf } from '../support/service-host.ts';
import { expect, site, test } from '../support/test.ts';
import { runTrial, seededRandom } from '../support/trials.ts';

// `npm run lab -- intents --of sessions` runs 500 trials, or other seeds. A failure names the seed of its trial.
const TRIALS = Number(process.env.SESSION_TRIALS ?? (isSample ? 2 : 12));
const FIRST_SEED = Number(process.env.SESSION_SEED ?? 1);
// Each batch opens new tabs, because a tab holds 800 MB after a hundred trials and is slow.
const BATCHES = Math.max(isSample ? 1 : 4, Math.ceil(TRIALS / 25));
const TABS = 3;
const MEMBER_PATHS: SitePath[] = ['/account', '/account/booking', '/account/membership', '/account/edit-profile'];
const PUBLIC_PATHS: SitePath[] = ['/about-us', '/contact', '/group-tour/3', '/career'];
// The shorter limit is for a machine that runs only these trials; among other tests it may take longer.
const MAX_SIGN_OUT_MS = process.env.SESSION_TRIALS ? 500 : 2000;
// The page of the tab, the sign-in page, and the page after sign-in.
const MAX_VISITED_PATHS = 3;
const MS_PER_TRIAL = 20_000;
const IMAGE_REQUESTS = '**/_next/image?*';

test.use({ expectsFailures: true, viewport: { width: 1280, height: 800 }, actionTimeout: 10_000 });

/** The times are in milliseconds since the epoch. */
type SessionRecord = { showedMember?: boolean; tokenGoneAt?: number; signedOutAt?: number };
declare global {
  interface Window {
    sessionRecord: SessionRecord;
  }
}

/** Runs in a tab and records whether it showed a member, when the token was removed, and when it shows a visitor. */
function recordSession(): void {
  window.sessionRecord = {};
  setInterval(() => {
    const record = window.sessionRecord;
    record.showedMember ||= document.querySelector('header a[href^="/account"]') !== null;
    if (localStorage.getItem('kelana.token')) return;
    record.tokenGoneAt ??= Date.now();
    const isSignedOut =
      location.pathname.startsWith('/auth/') || document.querySelector('header a[href^="/auth/sign-in"]') !== null;
    // A page also looks signed out until its script has read the token, so this can become undefined again.
    record.signedOutAt = isSignedOut ? (record.signedOutAt ?? Date.now()) : undefined;
  }, 10);
}

for (let batch = 0; batch < BATCHES; batch += 1) {
  const seeds = Array.from({ length: TRIALS }, (_, index) => FIRST_SEED + index).filter(
    (seed) => seed % BATCHES === batch,
  );
  if (seeds.length === 0) continue;

  test(`a session ends in all tabs without loops, and all return (${batch + 1} of ${BATCHES})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(30_000 + seeds.length * MS_PER_TRIAL);
    const member = await newMember('ends');
    await context.route(IMAGE_REQUESTS, (route) => route.abort());
    await context.addInitScript(recordSession);
    const tabs = [page, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
    for (const tab of tabs) await tab.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about-us');

    for (const seed of seeds) {
      const random = seededRandom(seed);
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
      // At least one is a member's page.
      const paths = tabs.map((_, index) => pick(index === 0 || random() < 0.5 ? MEMBER_PATHS : PUBLIC_PATHS));
      // These tabs send the requests that find the session expired.
      const detectingTabs = random() < 0.5 ? [pick(tabs)] : tabs;
      await runTrial(`seed ${seed}: ${paths.join(', ')}; detected by ${detectingTabs.length}`, async () => {
        const token = await tokenOf(member);
        recordSecret('token', token);
        await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);
        await Promise.all(tabs.map((tab, index) => openSignedIn(tab, paths[index] as string)));
        const typedMessage = `Pesan ${seed}`;
        const contactTabs = tabs.filter((_, index) => paths[index] === '/contact');
        for (const tab of contactTabs) await messageField(tab).fill(typedMessage);
        for (const tab of tabs) {
          await tab.evaluate(() => Object.assign(window, { sessionRecord: { showedMember: true } }));
        }
        const pathRecorders = tabs.map(recordPaths);

        await expireSessions(member);
        await Promise.all(detectingTabs.map((tab) => tab.goto(pick(MEMBER_PATHS)).catch(ignoreRedirect)));
        const records = await Promise.all(tabs.map(waitForSignOut));
        const tokenGoneAt = Math.min(...records.map((record) => record.tokenGoneAt ?? 0));
        // A page that was still loading and never showed the member has no sign-out to measure.
        const measured = records.filter((record) => record.showedMember);
        const delays = measured.map(({ signedOutAt = Number.POSITIVE_INFINITY }) => signedOutAt - tokenGoneAt);
        if (detectingTabs.length < TABS) expect(delays).not.toHaveLength(0);
        for (const ms of delays) expect(ms, 'until a tab shows the sign-out').toBeLessThanOrEqual(MAX_SIGN_OUT_MS);

        // Tabs with a member page ask for sign-in; the others stay on their page.
        const signInTabs = tabs.filter(
          (tab, index) => detectingTabs.includes(tab) || isMemberRoute(paths[index] as string),
        );
        await Promise.all(signInTabs.map((tab) => tab.waitForURL(/\/auth\/sign-in\?from=/)));
        for (const tab of signInTabs.filter((one) => !detectingTabs.includes(one))) {
          await expect(tab.getByText(shell.id.expired)).toBeVisible();
        }
        const returnPaths = signInTabs.map((tab) => new URL(tab.url()).searchParams.get('from') ?? '/');
        await signIn(signInTabs[0] as Page, 'id', member);
        await Promise.all(signInTabs.map((tab, index) => tab.waitForURL(site + returnPaths[index])));
        for (const tab of tabs) await expect(accountLink(tab)).toBeVisible();
        for (const tab of contactTabs) {
          if (tab.url().endsWith('/contact')) await expect(messageField(tab)).toHaveValue(typedMessage);
        }
        for (const { paths: visited, stop } of pathRecorders) {
          stop();
          expect(visited.length, visited.join(' → ')).toBeLessThanOrEqual(MAX_VISITED_PATHS);
        }
      });
    }
  });
}

const messageField = (tab: Page) => tab.getByLabel('Pesan', { exact: true });

/** Returns null for the error of a page load that a redirect interrupted, and throws any other error. */
function ignoreRedirect(error: Error): null {
  if (/ERR_ABORTED|interrupted by another navigation/.test(error.message)) return null;
  throw error;
}

const accountLink = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: shell.id.account }).first();

async function openSignedIn(tab: Page, path: string): Promise<void> {
  await tab.goto(path);
  await expect(accountLink(tab)).toBeVisible();
}

/** Records the paths that the tab visits from now on, until `stop` is called. */
function recordPaths(tab: Page) {
  const paths: string[] = [];
  const listen = (frame: { url(): string; parentFrame(): unknown }) => {
    const { pathname } = new URL(frame.url());
    // The router sets the same address again when it starts, so repeats are left out.
    if (!frame.parentFrame() && paths.at(-1) !== pathname) paths.push(pathname);
  };
  tab.on('framenavigated', listen);
  return { paths, stop: () => tab.off('framenavigated', listen) };
}

/** Waits until the tab shows no member, and returns its record. */
async function waitForSignOut(tab: Page): Promise<SessionRecord> {
  const record = await tab.waitForFunction(
    () => window.sessionRecord?.signedOutAt !== undefined && window.sessionRecord,
  );
  return (await record.jsonValue()) as SessionRecord;
}
