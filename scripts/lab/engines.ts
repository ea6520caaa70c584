import { reasonOf } from '../lib/programs.ts';
import { requireCommands } from '../lib/system-packages.ts';
import { testSite, withTestSite } from '../lib/test-site.ts';
import { firefox, type Tab, webkit } from './engines/browsers.ts';
import { journeys, type Step } from './engines/journeys.ts';
import { commandOptions, writeTable } from './results.ts';

// Goes through the main journeys in Firefox and WebKitGTK at two widths.
const usage = 'npm run lab -- engines [--only <words>]: the journeys whose name contains these words';
const { only = '' } = commandOptions({ only: { type: 'string' } }, usage);
const WAIT_MS = 15_000;
const visits = [firefox, webkit].flatMap((engine) => [engine.narrow, 1280].map((width) => ({ engine, width })));

requireCommands(['firefox-esr', 'WebKitWebDriver', 'Xvfb']);

await withTestSite(async () => {
  const rows: string[][] = [];
  for (const [name, steps] of Object.entries(journeys).filter(([name]) => name.includes(only))) {
    const cells: string[] = [];
    for (const { engine, width } of visits) {
      const tab = await engine.openTab(width);
      const failure = await go(tab, steps, testSite.siteUrl).catch(reasonOf);
      const problems = [...(failure ? [failure] : []), ...tab.errors()];
      await tab.close();
      cells.push(problems.length === 0 ? 'passed' : 'failed');
      console.log(`${engine.name} ${width}, ${name}: ${problems.join('; ') || 'passed'}`);
    }
    rows.push([name, ...cells]);
  }
  const columns = ['Journey', ...visits.map(({ engine, width }) => `${engine.name} ${width}`)];
  if (!only) writeTable('engines', columns, rows);
  return rows.length > 0 && rows.flat().every((cell) => cell !== 'failed');
}, 'Every journey passed in both engines.');

async function go(tab: Tab, steps: Step[], siteUrl: string): Promise<void> {
  for (const [action, argument = '', text = ''] of steps) {
    if (action === 'open') await tab.open(siteUrl + argument);
    else if (action === 'run') await tab.evaluate(argument);
    else if (action === 'type') await tab.type(argument, text);
    else if (action === 'enter') await tab.pressEnter();
    else if (action === 'click') await retry(argument, () => clickVisible(tab, argument));
    else {
      await retry(argument, () => tab.evaluate<boolean>(`Boolean(${argument})`));
      await checkPage(tab, argument);
    }
  }
}

/** Tries until the action returns true, because the page may just be replaced; rejects after 15 s. */
async function retry(what: string, action: () => Promise<boolean>): Promise<void> {
  let reason = '';
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const isDone = await action().catch((error: unknown) => {
      reason = reasonOf(error);
      return false;
    });
    if (isDone) return;
  }
  throw new Error(`not within ${WAIT_MS / 1000} s: ${what} ${reason}`);
}

/** Marks and clicks the first visible element, because a hidden one may match before it; false if there is none. */
async function clickVisible(tab: Tab, selector: string): Promise<boolean> {
  const isMarked = await tab.evaluate<boolean>(`(() => {
    document.querySelector('[data-target]')?.removeAttribute('data-target');
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
    found?.setAttribute('data-target', '');
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return Boolean(found);
  })()`);
  if (isMarked) await tab.click('[data-target]');
  return isMarked;
}

/** Rejects if the page is wider than the screen or shows a picture that failed. */
async function checkPage(tab: Tab, what: string): Promise<void> {
  const isTooWide = await tab.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  if (isTooWide) throw new Error(`the page scrolls sideways: ${what}`);
  const broken = '[...document.images].some((image) => image.complete && image.currentSrc && !image.naturalWidth)';
  if (await tab.evaluate<boolean>(broken)) throw new Error(`a picture failed: ${what}`);
}
