import { commandOptions } from '../lib/command-options.ts';
import { requireCommands } from '../lib/system-packages.ts';
import { withTestSite } from '../lib/with-test-site.ts';
import { firefox } from './engines/firefox.ts';
import { type Journey, journeys } from './engines/journeys.ts';
import type { Engine, Size, Tab } from './engines/tab.ts';
import { webkit } from './engines/webkit.ts';
import { writeFigures } from './results.ts';

// Goes through the main journeys in Firefox and WebKitGTK at two widths.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- engines [--only <words>]: the journeys whose name contains these words',
);
const engines = [firefox, webkit];
const sizesOf = ({ narrow }: Engine): Size[] => [
  { width: narrow, height: 760 },
  { width: 1280, height: 860 },
];
const chosen = journeys.filter(({ name }) => !only || name.includes(only));
if (chosen.length === 0) {
  console.error(`No journey has "${only}" in its name. There are: ${journeys.map(({ name }) => name).join('; ')}.`);
  process.exit(1);
}

requireCommands([
  { command: 'firefox-esr', versionFlag: '--version' },
  { command: 'WebKitWebDriver', versionFlag: '--version', packageName: 'webkit2gtk-driver' },
  { command: 'Xvfb', versionFlag: '-help', packageName: 'xvfb' },
]);

await withTestSite({
  async work({ siteUrl }) {
    const problems: string[] = [];
    const rows: string[][] = [];
    for (const journey of chosen) {
      const cells: string[] = [];
      for (const engine of engines) {
        for (const size of sizesOf(engine)) {
          const about = `${engine.name} ${size.width}, ${journey.name}`;
          const found = await problemsOf(engine, size, journey, siteUrl);
          console.log(`${found.length === 0 ? 'passed' : 'FAILED'}  ${about}`);
          problems.push(...found.map((text) => `${about}: ${text}`));
          cells.push(found.length === 0 ? 'passed' : 'failed');
        }
      }
      rows.push([journey.name, ...cells]);
    }
    for (const problem of problems) console.error(problem);
    const columns = engines.flatMap((engine) => sizesOf(engine).map(({ width }) => `${engine.name} ${width}`));
    if (!only) writeFigures('engines', { columns: ['Journey', ...columns], rows });
    return problems.length === 0;
  },
  fine: 'Every journey passed in both engines.',
  notFine: 'Some journeys failed; see above.',
});

async function problemsOf(engine: Engine, size: Size, journey: Journey, siteUrl: string): Promise<string[]> {
  let tab: Tab | null = null;
  try {
    tab = await engine.openTab(size);
    await journey.run(tab, siteUrl);
    return tab.errors();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...(tab?.errors() ?? [])];
  } finally {
    await tab?.close();
  }
}
