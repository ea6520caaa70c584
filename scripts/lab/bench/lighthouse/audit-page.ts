import lighthouse, { type Config } from 'lighthouse';
import { type StoredToken, withFreshBrowser } from './fresh-browser.ts';

/** The parts of Lighthouse's result that the bench reads. */
export type LighthouseResult = {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
};

type Settings = { executable?: string | undefined; kept?: StoredToken | undefined };

const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/**
 * Runs the audits that count in the category "performance", with Lighthouse's default settings for phones, simulated.
 */
export function auditTimes(url: string, settings: Settings): Promise<LighthouseResult> {
  return audit(url, { onlyAudits: TIMES }, settings);
}

/** Runs the category "SEO" and measures the bytes of the whole page. */
export function auditOnce(url: string, settings: Settings): Promise<LighthouseResult> {
  return audit(url, { onlyCategories: ['seo'], onlyAudits: ['total-byte-weight'] }, settings);
}

/** Each audit runs in a new browser, as with Lighthouse's own command. */
async function audit(url: string, only: Config['settings'], { executable, kept }: Settings): Promise<LighthouseResult> {
  const config: Config = { extends: 'lighthouse:default', settings: { ...only, disableFullPageScreenshot: true } };
  const flags = { logLevel: 'error', disableStorageReset: kept !== undefined } as const;
  const result = await withFreshBrowser(executable, kept, (port) => lighthouse(url, { port, ...flags }, config));
  if (!result) throw new Error('Lighthouse gave no result.');
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  return result.lhr;
}
