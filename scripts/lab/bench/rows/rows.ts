import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../lib/process-group.ts';
import { reasonOf } from '../../../lib/reason-of.ts';
import { type Measure, measureOfRuns, notMeasured } from '../measure.ts';
import type { Sites } from '../sites.ts';
import { median, ratios } from '../statistics.ts';
import { launchBrowser, withVisit } from '../visits/throttled-visit.ts';
import type { RowTimes } from './rows-page.tsx';

const ROWS = 100;
const MAX_RATIO = 1.5;

/** Measures the rendering time of a hundred bookings, relative to the same elements without the site's components. */
export async function measureRows({ chromium }: Sites, { rounds }: { rounds: number }): Promise<Measure[]> {
  const label = { group: 'booking history', subject: `${ROWS} rows`, unit: 'x', goal: { atMost: MAX_RATIO } } as const;
  const browser = await launchBrowser(chromium);
  try {
    const script = await bundleRowsPage();
    const times = await withVisit(browser, { width: 1280 }, async (page) => {
      await page.addScriptTag({ content: script });
      return page.evaluate(([rowCount, roundCount]): RowTimes | undefined => window.benchRows?.(rowCount, roundCount), [
        ROWS,
        rounds,
      ] as const);
    });
    if (!times) throw new Error('The page of the rows did not start.');
    const [siteMs, plainMs] = [median(times.site), median(times.plain)];
    const detail = `${siteMs.toFixed(1)} ms against ${plainMs.toFixed(1)} ms with a CPU slowed 4x`;
    return [measureOfRuns(label, ratios(times.site, times.plain), detail)];
  } catch (error) {
    return [notMeasured(label, reasonOf(error))];
  } finally {
    await browser.close();
  }
}

/** Returns the script of `rows-page.tsx` for a browser. */
async function bundleRowsPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'scripts/lab/bench/rows/rows-page.tsx')],
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    write: false,
    outdir: join(root, '.cache/rows'),
    format: 'iife',
    jsx: 'automatic',
    // next/link imports these modules in development only.
    external: ['fs', 'stream', 'zlib'],
    // The same values as in next.config.js for a site with a service host: they remove the mocks of a preview from
    // the bundle.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.NEXT_PUBLIC_SERVICE_MODE': '"host"' },
    banner: { js: 'var process = { env: {} };' },
    logLevel: 'error',
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  if (!script) throw new Error('The rows could not be bundled.');
  return script.text;
}
