import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../lib/process-group.ts';
import { reasonOf } from '../../../lib/reason-of.ts';
import { type Measure, notMeasured } from '../measure.ts';
import type { Sites } from '../sites.ts';
import { ratios, spread } from '../statistics.ts';
import { launchBrowser, withVisit } from '../visits/throttled-visit.ts';
import type { RowTimes } from './rows-page.tsx';

const ROWS = 100;
const RATIO = 1.5;

/** Measures the rendering of a hundred bookings, relative to the same elements without the site's components. */
export async function rows({ chromium }: Sites, { rounds }: { rounds: number }): Promise<Measure[]> {
  const about = { group: 'booking history', subject: `${ROWS} rows`, unit: 'x', goal: { atMost: RATIO } } as const;
  const browser = await launchBrowser(chromium);
  try {
    const script = await rowsScript();
    const times = await withVisit(browser, { width: 1280 }, async (page) => {
      await page.addScriptTag({ content: script });
      return page.evaluate(([count, times]): RowTimes | undefined => window.benchRows?.(count, times), [
        ROWS,
        rounds,
      ] as const);
    });
    if (!times) throw new Error('The page of the rows did not start.');
    const { median, min, max } = spread(ratios(times.ours, times.plain));
    const [ours, plain] = [spread(times.ours).median, spread(times.plain).median];
    const detail = `${ours.toFixed(1)} ms against ${plain.toFixed(1)} ms at 4x`;
    return [{ ...about, value: median, range: { min, max }, detail }];
  } catch (error) {
    return [notMeasured(about, reasonOf(error))];
  } finally {
    await browser.close();
  }
}

async function rowsScript(): Promise<string> {
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
    // next.config.js defines the same for a site with a service host; the bundle then leaves out the mocks of a
    // preview.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.NEXT_PUBLIC_SERVICE_MODE': '"host"' },
    banner: { js: 'var process = { env: {} };' },
    logLevel: 'error',
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  if (!script) throw new Error('The rows could not be bundled.');
  return script.text;
}
