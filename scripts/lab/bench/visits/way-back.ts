import { existsSync } from 'node:fs';
import { openTarget, type Target } from '../../../lib/devtools.ts';
import { withFreshBrowser } from '../lighthouse/fresh-browser.ts';

type Frame = { type: 'Navigation' | 'BackForwardCacheRestore' };
type Unused = { notRestoredExplanations: { reason: string }[] };
type History = { currentIndex: number; entries: { id: number }[] };

const AT_REST_MS = 1500;
const FULL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** For each address, why the browser did not keep the page for the way back; none when it did. */
export async function wayBackFailures(
  urls: string[],
  elsewhere: string,
  executable: string | undefined,
): Promise<string[][]> {
  return withFreshBrowser(FULL.find(existsSync) ?? executable, undefined, async (port) => {
    await requireWayBack(port);
    // Playwright loses a page that comes out of the way-back cache.
    const tab = await openTarget(port, 'page');
    await tab.send('Page.enable');
    const failures: string[][] = [];
    for (const url of urls) failures.push(await failuresOf(tab, url, elsewhere));
    tab.close();
    return failures;
  });
}

async function requireWayBack(port: number): Promise<void> {
  const { Browser: name } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    Browser: string;
  };
  // Only the shell calls itself so; a whole Chromium without a window does not.
  if (name.startsWith('HeadlessChrome')) throw new Error('The headless shell keeps no page; a whole Chromium does.');
}

async function failuresOf(tab: Target, url: string, elsewhere: string): Promise<string[]> {
  await open(tab, url);
  await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
  await open(tab, elsewhere);
  const { currentIndex, entries } = await tab.send<History>('Page.getNavigationHistory');
  let reasons: string[] = [];
  tab.next<Unused>('Page.backForwardCacheNotUsed').then(
    ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason);
    },
    () => undefined,
  );
  const back = tab.next<Frame>('Page.frameNavigated');
  await tab.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id });
  const { type } = await back;
  if (type === 'BackForwardCacheRestore') return [];
  await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
  return reasons.length > 0 ? reasons : ['loaded anew'];
}

async function open(tab: Target, url: string): Promise<void> {
  const loaded = tab.next('Page.loadEventFired');
  await tab.send('Page.navigate', { url });
  await loaded;
}
