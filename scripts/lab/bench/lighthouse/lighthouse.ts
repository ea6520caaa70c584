import { demoMember, tokenOf } from '../../../lib/member-session.ts';
import { reasonOf } from '../../../lib/reason-of.ts';
import { type Measure, notMeasured } from '../measure.ts';
import type { Sites } from '../sites.ts';
import { rotated } from '../statistics.ts';
import { auditOnce, auditTimes } from './audit-page.ts';
import type { StoredToken } from './fresh-browser.ts';
import { type TimedPage, timeMeasures, timesOf } from './lighthouse-measures.ts';
import { type LighthousePage, lighthousePages } from './lighthouse-pages.ts';
import { aboutBytes, bytesMeasure, SEO, seoMeasure } from './seo-measures.ts';

/** `runs` is the number of audits of each page; the medians count. */
export type LighthouseSettings = { runs: number };

type Target = TimedPage & { url: string; kept?: StoredToken | undefined };

/**
 * Runs Lighthouse as a simulated phone, in a new browser each time. The first pass measures the bytes of every page
 * and, in both languages, the SEO of pages for search engines; it also leaves all pictures resized in the cache. Then
 * performance is measured in rounds together with the empty page.
 */
export async function lighthouse(sites: Sites, { runs }: LighthouseSettings): Promise<Measure[]> {
  const pages = await lighthousePages(sites.serviceHost);
  const once: Measure[] = [];
  for (const page of pages.filter(({ isMember }) => !isMember)) {
    once.push(...(await lookOnce(sites, page, 'id')));
    if (page.isFound) once.push(...(await lookOnce(sites, page, 'en')));
  }
  return [...(await inRounds(sites, pages, runs)), ...once];
}

async function inRounds(sites: Sites, pages: LighthousePage[], runs: number): Promise<Measure[]> {
  const token = await tokenOf(sites.serviceHost, demoMember);
  const empty: Target = { name: 'empty page', url: sites.emptyUrl, isPublic: false, runs: [] };
  const targets = pages.map(({ name, path, isMember }): Target => {
    const kept = isMember ? { origin: sites.siteUrl, token } : undefined;
    return { name, url: sites.siteUrl + path, isPublic: !isMember, kept, runs: [] };
  });
  for (let round = 0; round < runs; round += 1) {
    for (const target of rotated([empty, ...targets], round)) await oneRun(target, sites.chromium);
    const last = [empty, ...targets].map((one) => `${one.name} ${one.runs.at(-1)?.score ?? 'failed'}`);
    console.log(`   round ${round + 1} of ${runs}: ${last.join(', ')}`);
  }
  return timeMeasures(empty, targets);
}

async function oneRun(target: Target, executable: string | undefined): Promise<void> {
  try {
    target.runs.push(timesOf(await auditTimes(target.url, { executable, kept: target.kept })));
  } catch (error) {
    target.failure = reasonOf(error);
    console.log(`   ${target.name}: ${target.failure}`);
  }
}

async function lookOnce(
  sites: Sites,
  { name, path, isFound }: LighthousePage,
  language: 'id' | 'en',
): Promise<Measure[]> {
  const url = language === 'id' ? path : `/en${path === '/' ? '' : path}`;
  const subject = `${name}, ${language}`;
  try {
    const result = await auditOnce(sites.siteUrl + url, { executable: sites.chromium });
    const seo = seoMeasure(subject, result);
    console.log(`   SEO of ${subject}: ${seo.value}`);
    return [...(isFound ? [seo] : []), ...(language === 'id' ? [bytesMeasure(name, result)] : [])];
  } catch (error) {
    const reason = reasonOf(error);
    console.log(`   ${subject}: ${reason}`);
    const seo = isFound ? [notMeasured({ ...SEO, subject }, reason)] : [];
    return language === 'id' ? [...seo, notMeasured(aboutBytes(name), reason)] : seo;
  }
}
