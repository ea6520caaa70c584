import { commandOptions } from '../lib/command-options.ts';
import { requireCommands } from '../lib/system-packages.ts';
import { withTestSite } from '../lib/with-test-site.ts';
import { firefox } from './engines/firefox.ts';
import { journeys, pageProblems } from './engines/journeys.ts';
import type { Engine } from './engines/tab.ts';
import { webkit } from './engines/webkit.ts';
import { writeFigures } from './results.ts';

// Goes through the main journeys in Firefox and WebKitGTK at two widths.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- engines [--only <words>]: the journeys whose name contains these words',
);
const sizesOf = ({ narrow }: Engine) => [
  { width: narrow, height: 760 },
  { width: 1280, height: 860 },
];
const COLUMNS = [
  'Journey',
  ...[firefox, webkit].flatMap((engine) => sizesOf(engine).map(({ width }) => `${engine.name} ${width}`)),
];

requireCommands([
  { command: 'firefox-esr', versionFlag: '--version' },
  { command: 'WebKitWebDriver', versionFlag: '--version', packageName: 'webkit2gtk-driver' },
  { command: 'Xvfb', versionFlag: '-help', packageName: 'xvfb' },
]);

await withTestSite({
  async work({ siteUrl }) {
    const problems: string[] = [];
    const rows: string[][] = [];
    for (const journey of journeys.filter(({ name }) => !only || name.includes(only))) {
      const cells: string[] = [];
      for (const engine of [firefox, webkit]) {
        for (const size of sizesOf(engine)) {
          const found = await problemsOf(engine, size, (tab) => journey.run(tab, siteUrl));
          cells.push(found.length === 0 ? 'passed' : `${found.length} problems`);
          problems.push(...found.map((text) => `${engine.name} ${size.width}, ${journey.name}: ${text}`));
          console.log(`${found.length === 0 ? 'passed' : 'FAILED'}  ${engine.name} ${size.width}  ${journey.name}`);
        }
      }
      rows.push([journey.name, ...cells]);
    }
    for (const problem of problems) console.error(problem);
    if (!only) writeFigures('engines', { columns: COLUMNS, rows });
    return problems.length === 0 && rows.length > 0;
  },
  fine: 'Every journey passed in both engines.',
  notFine: 'Some journeys failed; see above.',
});

async function problemsOf(
  engine: Engine,
  size: { width: number; height: number },
  run: (tab: Awaited<ReturnType<Engine['openTab']>>) => Promise<void>,
): Promise<string[]> {
  const tab = await engine.openTab(size);
  try {
    await run(tab);
    return [...(await pageProblems(tab)), ...tab.errors()];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...tab.errors()];
  } finally {
    await tab.close();
  }
}
