import { demoMember, tokenOf } from '../../../lib/member-session.ts';
import { reasonOf } from '../../../lib/reason-of.ts';
import { type Measure, notMeasured } from '../measure.ts';
import type { Sites } from '../sites.ts';
import { rotated } from '../statistics.ts';
import { auditPerformance, auditSeoAndBytes } from './audit-page.ts';
import type { StoredToken } from './fresh-browser.ts';
import { type AuditedPage, performanceMeasures, runResultOf } from './lighthouse-measures.ts';
import { type LighthousePage, lighthousePages } from './lighthouse-pages.ts';
import { bytesLabel, bytesMeasure, SEO, seoMeasure } from './seo-measures.ts';

/** `runs` is the number of performance audits of each page; the measures are their medians. */
export type LighthouseSettings = { runs: number };

type Target = AuditedPage & { url: string; storedToken?: StoredToken | undefined };

/**
 * Runs Lighthouse as a simulated phone, in a new browser each time. The first pass measures the bytes of every public
 * page and, in both languages, the SEO of pages for search engines; it also fills the cache of resized pictures. Then
 * the performance of all pages is measured in rounds together with the empty page.
 */
export async function measureLighthouse(sites: Sites, { runs }: LighthouseSettings): Promise<Measure[]> {
  const pages = await lighthousePages(sites.serviceHost);
  const firstPass: Measure[] = [];
  for (const page of pages.filter(({ isMember }) => !isMember)) {
    firstPass.push(...(await measureSeoAndBytes(sites, page, 'id')));
    if (page.isIndexed) firstPass.push(...(await measureSeoAndBytes(sites, page, 'en')));
  }
  return [...(await measurePerformance(sites, pages, runs)), ...firstPass];
}

async function measurePerformance(sites: Sites, pages: LighthousePage[], runs: number): Promise<Measure[]> {
  const token = await tokenOf(sites.serviceHost, demoMember);
  const emptyPage: Target = { name: 'empty page', url: sites.emptyUrl, isIndexed: false, runs: [] };
  const targets = pages.map(({ name, path, isMember, isIndexed }): Target => {
    const storedToken = isMember ? { origin: sites.siteUrl, token } : undefined;
    return { name, url: sites.siteUrl + path, isIndexed, storedToken, runs: [] };
  });
  for (let round = 0; round < runs; round += 1) {
    for (const target of rotated([emptyPage, ...targets], round)) await runAudit(target, sites.chromium);
    const scores = [emptyPage, ...targets].map(({ name, runs: done }) => `${name} ${done.at(-1)?.score ?? 'failed'}`);
    console.log(`   round ${round + 1} of ${runs}: ${scores.join(', ')}`);
  }
  return performanceMeasures(emptyPage, targets);
}

async function runAudit(target: Target, executable: string | undefined): Promise<void> {
  try {
    target.runs.push(runResultOf(await auditPerformance(target.url, { executable, storedToken: target.storedToken })));
  } catch (error) {
    target.failure = reasonOf(error);
    console.log(`   ${target.name}: ${target.failure}`);
  }
}

async function measureSeoAndBytes(
  sites: Sites,
  { name, path, isIndexed }: LighthousePage,
  language: 'id' | 'en',
): Promise<Measure[]> {
  const localizedPath = language === 'id' ? path : `/en${path === '/' ? '' : path}`;
  const subject = `${name}, ${language}`;
  try {
    const result = await auditSeoAndBytes(sites.siteUrl + localizedPath, { executable: sites.chromium });
    const seo = seoMeasure(subject, result);
    console.log(`   SEO of ${subject}: ${seo.value}`);
    return [...(isIndexed ? [seo] : []), ...(language === 'id' ? [bytesMeasure(name, result)] : [])];
  } catch (error) {
    const reason = reasonOf(error);
    console.log(`   ${subject}: ${reason}`);
    const seo = isIndexed ? [notMeasured({ ...SEO, subject }, reason)] : [];
    return language === 'id' ? [...seo, notMeasured(bytesLabel(name), reason)] : seo;
  }
}
