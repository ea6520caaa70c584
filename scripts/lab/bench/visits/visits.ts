import type { Browser } from '@playwright/test';
import { demoMember, tokenOf } from '../../../lib/member-session.ts';
import { reasonOf } from '../../../lib/reason-of.ts';
import { fetchSitePages, type SitePage, type SitePageName } from '../../shots/site-pages.ts';
import { type Measure, type MeasureLabel, measureOfRuns, notMeasured } from '../measure.ts';
import type { Sites } from '../sites.ts';
import { restoreFailures } from './back-forward-cache.ts';
import { firstBytesOf } from './first-bytes.ts';
import { interactions } from './interactions.ts';
import { measureLatency } from './latency.ts';
import { shiftOfVisit } from './shifts.ts';
import { nextPageMs, tourList } from './soft-navigation.ts';
import { launchBrowser, type Visit, withVisit } from './throttled-visit.ts';
import { BACK_FORWARD_CACHE, bytesLabels, bytesMeasures, LATENCY, SHIFT, SOFT_NAVIGATION } from './visit-measures.ts';

/** `runs` is the number of times that each interaction is measured, each on a fresh page. */
export type VisitSettings = { runs: number };

type VisitContext = Sites & { browser: Browser; sitePages: Record<SitePageName, SitePage>; token: string };

const BYTES_PAGES = ['home', 'tours', 'destination', 'tour', 'article'] as const satisfies SitePageName[];
const RESTORED_PAGES = [
  ...BYTES_PAGES,
  'contact',
  'mice',
  'corporate',
  'visaAndPassport',
] as const satisfies SitePageName[];
const SHIFT_PAGES = [
  ...RESTORED_PAGES,
  'destinations',
  'blog',
  'signIn',
  'booking',
  'account',
  'accountBooking',
] as const satisfies SitePageName[];

/**
 * Measures layout shifts and the times of interactions and of a soft navigation, with a CPU slowed to a quarter; and at
 * full speed the pages that Back does not restore, and the bytes that are loaded before any interaction.
 */
export async function measureVisits(sites: Sites, { runs }: VisitSettings): Promise<Measure[]> {
  const browser = await launchBrowser(sites.chromium);
  try {
    const sitePages = await fetchSitePages(sites.serviceHost);
    const context = { ...sites, browser, sitePages, token: await tokenOf(sites.serviceHost, demoMember) };
    return [
      ...(await measureShifts(context)),
      ...(await measureLatencies(context, runs)),
      await measureSoftNavigation(context, runs),
      await measureRestores(context),
      ...(await measureFirstBytes(context)),
    ];
  } finally {
    await browser.close();
  }
}

async function measureShifts(context: VisitContext): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const name of SHIFT_PAGES) {
    for (const width of [360, 1280]) {
      const label = { ...SHIFT, subject: `${name}, ${width} px` };
      measures.push(
        await measureOrReason(label, async () => {
          const { value, element } = await withVisit(context.browser, visitOf(context, name, width), (page) =>
            shiftOfVisit(page, urlOf(context, name)),
          );
          return { ...label, value, ...(value > 0 && { detail: element }) };
        }),
      );
    }
  }
  return measures;
}

async function measureLatencies(context: VisitContext, runs: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const interaction of interactions) {
    const { name, width, sitePage } = interaction;
    const label = { ...LATENCY, subject: name };
    measures.push(
      await measureOrReason(label, async () => {
        const latencies = await repeat(runs, () =>
          withVisit(context.browser, { width }, (page) => measureLatency(page, urlOf(context, sitePage), interaction)),
        );
        const slowest = latencies.reduce((slower, latency) => (latency.ms > slower.ms ? latency : slower));
        return measureOfRuns(
          label,
          latencies.map(({ ms }) => ms),
          slowest.parts,
        );
      }),
    );
  }
  return measures;
}

function measureSoftNavigation(context: VisitContext, runs: number): Promise<Measure> {
  const label = { ...SOFT_NAVIGATION, subject: 'from the list to a tour' };
  return measureOrReason(label, async () => {
    const durations = await repeat(runs, () =>
      withVisit(context.browser, { width: 360 }, (page) => nextPageMs(page, tourList(context.siteUrl))),
    );
    return measureOfRuns(label, durations);
  });
}

function measureRestores(context: VisitContext): Promise<Measure> {
  const label = { ...BACK_FORWARD_CACHE, subject: `${RESTORED_PAGES.length} public pages` };
  return measureOrReason(label, async () => {
    const urls = RESTORED_PAGES.map((name) => urlOf(context, name));
    const failures = await restoreFailures(urls, context.emptyUrl, context.chromium);
    const notRestored = failures.flatMap((reasons, index) =>
      reasons.length > 0 ? [`${RESTORED_PAGES[index]}: ${reasons}`] : [],
    );
    return { ...label, value: notRestored.length, ...(notRestored.length > 0 && { detail: notRestored.join('; ') }) };
  });
}

async function measureFirstBytes(context: VisitContext): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const name of BYTES_PAGES) {
    for (const width of [360, 1280]) {
      const subject = `${name}, ${width} px`;
      const visit = { width, isSlow: false };
      measures.push(
        ...(await measuresOrReason(bytesLabels(subject), async () =>
          bytesMeasures(
            subject,
            await withVisit(context.browser, visit, (page) => firstBytesOf(page, urlOf(context, name))),
          ),
        )),
      );
    }
  }
  return measures;
}

function visitOf({ sitePages, token }: VisitContext, name: SitePageName, width: number): Visit {
  return sitePages[name].isMember ? { width, token } : { width };
}

const urlOf = ({ siteUrl, sitePages }: VisitContext, name: SitePageName) => siteUrl + sitePages[name].path;

async function measureOrReason(label: MeasureLabel, run: () => Promise<Measure>): Promise<Measure> {
  const [measure] = await measuresOrReason([label], async () => [await run()]);
  return measure as Measure;
}

/**
 * Returns the measures of the run and prints them. When the run fails, the bench goes on, and the measures of these
 * labels have the reason instead of figures.
 */
async function measuresOrReason(labels: MeasureLabel[], run: () => Promise<Measure[]>): Promise<Measure[]> {
  const measures = await run().catch((error: unknown) => labels.map((label) => notMeasured(label, reasonOf(error))));
  for (const { group, subject, value, detail = '' } of measures) {
    console.log(`   ${group} · ${subject}: ${value} ${detail}`);
  }
  return measures;
}

async function repeat<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let done = 0; done < count; done += 1) results.push(await run());
  return results;
}
