import lighthouse, { type Config } from 'lighthouse';
import { type StoredToken, withFreshBrowser } from './fresh-browser.ts';

/** The parts of Lighthouse's result that the bench reads. */
export type LighthouseResult = {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
};

type Settings = { executable?: string | undefined; storedToken?: StoredToken | undefined };

const PERFORMANCE_AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Runs the audits of the category "performance" with Lighthouse's default settings: a phone, simulated. */
export function auditPerformance(url: string, settings: Settings): Promise<LighthouseResult> {
  return audit(url, { onlyAudits: PERFORMANCE_AUDITS }, settings);
}

/** Runs the category "SEO" and measures the bytes of the whole page. */
export function auditSeoAndBytes(url: string, settings: Settings): Promise<LighthouseResult> {
  return audit(url, { onlyCategories: ['seo'], onlyAudits: ['total-byte-weight'] }, settings);
}

/** Runs Lighthouse in a new browser, as its command does; throws when it returns an error. */
async function audit(
  url: string,
  selection: Config['settings'],
  { executable, storedToken }: Settings,
): Promise<LighthouseResult> {
  const config: Config = { extends: 'lighthouse:default', settings: { ...selection, disableFullPageScreenshot: true } };
  const flags = { logLevel: 'error', disableStorageReset: storedToken !== undefined } as const;
  const result = await withFreshBrowser(executable, storedToken, (port) => lighthouse(url, { port, ...flags }, config));
  if (!result) throw new Error('Lighthouse returned no result.');
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  return result.lhr;
}
