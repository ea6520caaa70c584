import { existsSync } from 'node:fs';
import { openTarget, type Target } from '../../../lib/devtools.ts';
import { withFreshBrowser } from '../lighthouse/fresh-browser.ts';

type Frame = { type: 'Navigation' | 'BackForwardCacheRestore' };
type NotUsedEvent = { notRestoredExplanations: { reason: string }[] };
type History = { currentIndex: number; entries: { id: number }[] };

const IDLE_MS = 1500;
const FULL_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Opens each address, then `otherUrl`, and goes back. Returns for each address the reasons why the browser did not
 * restore the page from its back/forward cache; none if it did.
 */
export async function restoreFailures(
  urls: string[],
  otherUrl: string,
  executable: string | undefined,
): Promise<string[][]> {
  return withFreshBrowser(FULL_BROWSERS.find(existsSync) ?? executable, undefined, async (port) => {
    await requireBackForwardCache(port);
    // Playwright loses a page that is restored from the back/forward cache.
    const tab = await openTarget(port, 'page');
    await tab.send('Page.enable');
    const failures: string[][] = [];
    for (const url of urls) failures.push(await checkRestore(tab, url, otherUrl));
    tab.close();
    return failures;
  });
}

/** Throws when the browser is the headless shell, which has no back/forward cache. */
async function requireBackForwardCache(port: number): Promise<void> {
  const { Browser: name } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    Browser: string;
  };
  // Only the headless shell has this name; a full Chromium without a window does not.
  if (name.startsWith('HeadlessChrome'))
    throw new Error('The headless shell has no back/forward cache; install a full Chromium.');
}

async function checkRestore(tab: Target, url: string, otherUrl: string): Promise<string[]> {
  await open(tab, url);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  await open(tab, otherUrl);
  const { currentIndex, entries } = await tab.send<History>('Page.getNavigationHistory');
  let reasons: string[] = [];
  tab.next<NotUsedEvent>('Page.backForwardCacheNotUsed').then(
    ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason);
    },
    () => undefined,
  );
  const back = tab.next<Frame>('Page.frameNavigated');
  await tab.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id });
  const { type } = await back;
  if (type === 'BackForwardCacheRestore') return [];
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  return reasons.length > 0 ? reasons : ['reloaded'];
}

async function open(tab: Target, url: string): Promise<void> {
  const loaded = tab.next('Page.loadEventFired');
  await tab.send('Page.navigate', { url });
  await loaded;
}
