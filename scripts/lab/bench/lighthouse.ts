import { chromium } from '@playwright/test';
import runLighthouse, { type Config } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumFlags } from '../../check/chromium.ts';
import { type Measure, measureOfRuns } from '../../lib/measure.ts';
import { demoMember, tokenOf } from '../../lib/member-session.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { median, rotated } from '../../lib/statistics.ts';
import { fetchBenchPages, type Sites } from './bench-site.ts';

/** The figures of one audit: scores of at most 100, the largest contentful paint, and the size of the whole page. */
type Audit = { score: number; seo: number; lcpMs: number; kb: number };
type Target = { name: string; url: string; isIndexed: boolean; token?: string | undefined; audits: Audit[] };

const MIN_SCORE = 98;
const HOME_KB = 400;

/**
 * Runs Lighthouse as a simulated phone, in a new browser each time: performance, SEO and bytes of each page in rounds
 * together with the empty page, and once the SEO of the English pages. An audit that fails is left out of the medians.
 */
export async function measureLighthouse(sites: Sites, runs: number): Promise<Measure[]> {
  const token = await tokenOf(sites.serviceHost, demoMember);
  const pages = (await fetchBenchPages(sites.serviceHost)).map(({ path, isMember, ...page }) => {
    return { ...page, path, token: isMember ? token : undefined, audits: [] };
  });
  const targets = pages.map((page): Target => ({ ...page, url: sites.siteUrl + page.path }));
  const english = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ name, path, ...page }): Target => {
      return { ...page, name: `${name}, en`, url: `${sites.siteUrl}/en${path === '/' ? '' : path}`, audits: [] };
    });
  const empty: Target = { name: 'empty page', url: sites.emptyUrl, isIndexed: false, audits: [] };
  for (const target of english) await addAudit(target, sites, ['seo']);
  for (let round = 0; round < runs; round += 1) {
    for (const target of rotated([empty, ...targets], round)) await addAudit(target, sites, ['performance', 'seo']);
    const scores = [empty, ...targets].map(({ name, audits }) => `${name} ${audits.at(-1)?.score ?? 'failed'}`);
    console.log(`   round ${round + 1} of ${runs}: ${scores.join(', ')}`);
  }
  const score = { group: 'Lighthouse, performance', unit: 'score' } as const;
  const bytes = { group: 'all bytes of a page', unit: 'kB' } as const;
  const seo = { group: 'Lighthouse, SEO', unit: 'score', goal: { atLeast: 100 } } as const;
  return [
    measureOf({ ...score, subject: empty.name }, empty, 'score'),
    ...targets.map((target) =>
      measureOf({ ...score, subject: target.name, goal: { atLeast: MIN_SCORE } }, target, 'score'),
    ),
    ...targets.map((target) =>
      measureOf(
        { ...bytes, subject: target.name, ...(target.name === 'home' && { goal: { atMost: HOME_KB } }) },
        target,
        'kb',
      ),
    ),
    ...[...targets, ...english]
      .filter(({ isIndexed }) => isIndexed)
      .map((target) => measureOf({ ...seo, subject: target.name }, target, 'seo')),
  ];
}

function measureOf(label: Omit<Measure, 'value'>, { audits }: Target, figure: keyof Audit): Measure {
  if (audits.length === 0) return { ...label, value: Number.NaN, detail: 'no audit succeeded' };
  const lcpSeconds = median(audits.map(({ lcpMs }) => lcpMs)) / 1000;
  const detail = figure === 'score' ? `largest contentful paint ${lcpSeconds.toFixed(1)} s` : undefined;
  return measureOfRuns(
    label,
    audits.map((audit) => audit[figure]),
    detail,
  );
}

async function addAudit(target: Target, { chromium: path }: Sites, onlyCategories: string[]): Promise<void> {
  const executablePath = path ?? chromium.executablePath();
  const browser = await launch({ executablePath, headless: 'shell', args: ['--disable-extensions', ...chromiumFlags] });
  try {
    const page = await browser.newPage();
    if (target.token) {
      // A text file, because the scripts of a page would start a session.
      await page.goto(new URL('/robots.txt', target.url).href);
      await page.evaluate((token) => localStorage.setItem('kelana.token', token), target.token);
    }
    const config: Config = {
      extends: 'lighthouse:default',
      settings: { onlyCategories, disableFullPageScreenshot: true, disableStorageReset: target.token !== undefined },
    };
    const { lhr } = (await runLighthouse(target.url, { logLevel: 'error' }, config, page)) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse returned no result.');
    const scoreOf = (name: string) => Math.round(100 * (lhr.categories[name]?.score ?? Number.NaN));
    const figureOf = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    target.audits.push({
      score: scoreOf('performance'),
      seo: scoreOf('seo'),
      lcpMs: figureOf('largest-contentful-paint'),
      kb: figureOf('total-byte-weight') / 1000,
    });
  } catch (error) {
    console.log(`   ${target.name}: ${reasonOf(error)}`);
  } finally {
    await browser.close();
  }
}
