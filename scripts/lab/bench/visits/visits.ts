import type { Browser } from '@playwright/test';
import { demoMember, tokenOf } from '../../../lib/member-session.ts';
import { reasonOf } from '../../../lib/reason-of.ts';
import { allPlaces, type Place, type PlaceName } from '../../shots/places.ts';
import { type Measure, notMeasured } from '../measure.ts';
import type { Sites } from '../sites.ts';
import { firstBytesOf } from './first-bytes.ts';
import { latencyOf } from './latency.ts';
import { moves } from './moves.ts';
import { shiftOfVisit } from './shifts.ts';
import { softNavigationMs } from './soft-navigation.ts';
import { launchBrowser, type Visit, withVisit } from './throttled-visit.ts';
import { aboutBytes, bytesMeasures, LATENCY, medianMeasure, SHIFT, SOFT, WAY_BACK } from './visit-measures.ts';
import { wayBackFailures } from './way-back.ts';

type About = Parameters<typeof notMeasured>[0];

/** `runs` is the number of times that each interaction is measured, each on a fresh page. */
export type VisitSettings = { runs: number };

type World = Sites & { browser: Browser; places: Record<PlaceName, Place>; token: string };

const LIGHT = ['home', 'tours', 'destination', 'tour', 'article'] as const satisfies PlaceName[];
const KEPT = [...LIGHT, 'contact', 'mice', 'corporate', 'visaAndPassport'] as const satisfies PlaceName[];
const ALSO_STEADY = ['destinations', 'blog', 'signIn', 'booking', 'account', 'accountBooking'] as const;
const STEADY = [...KEPT, ...ALSO_STEADY] as const satisfies PlaceName[];

/** Measures visits with a CPU slowed to a quarter: layout shifts, times of interactions, and bytes loaded first. */
export async function visits(sites: Sites, { runs }: VisitSettings): Promise<Measure[]> {
  const browser = await launchBrowser(sites.chromium);
  try {
    const places = await allPlaces(sites.serviceHost);
    const world = { ...sites, browser, places, token: await tokenOf(sites.serviceHost, demoMember) };
    return [
      ...(await shifts(world)),
      ...(await latencies(world, runs)),
      await softNavigation(world, runs),
      await waysBack(world),
      ...(await firstBytes(world)),
    ];
  } finally {
    await browser.close();
  }
}

async function shifts(world: World): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const name of STEADY) {
    for (const width of [360, 1280]) {
      const about = { ...SHIFT, subject: `${name}, ${width} px` };
      measures.push(
        await tried(about, async () => {
          const { value, element } = await withVisit(world.browser, visitOf(world, name, width), (page) =>
            shiftOfVisit(page, urlOf(world, name)),
          );
          return { ...about, value, ...(value > 0 && { detail: element }) };
        }),
      );
    }
  }
  return measures;
}

async function latencies(world: World, runs: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const move of moves) {
    const about = { ...LATENCY, subject: move.name };
    measures.push(
      await tried(about, async () => {
        const taken = await times(runs, () =>
          withVisit(world.browser, { width: move.width }, (page) => latencyOf(page, urlOf(world, move.place), move)),
        );
        const slowest = taken.reduce((slow, one) => (one.ms > slow.ms ? one : slow));
        return medianMeasure(
          about,
          taken.map(({ ms }) => ms),
          slowest.part,
        );
      }),
    );
  }
  return measures;
}

function softNavigation(world: World, runs: number): Promise<Measure> {
  const about = { ...SOFT, subject: 'from the list to a tour' };
  return tried(about, async () => {
    const taken = await times(runs, () =>
      withVisit(world.browser, { width: 360 }, (page) => softNavigationMs(page, urlOf(world, 'tours'))),
    );
    return medianMeasure(about, taken);
  });
}

function waysBack(world: World): Promise<Measure> {
  const about = { ...WAY_BACK, subject: `${KEPT.length} public pages` };
  return tried(about, async () => {
    const urls = KEPT.map((name) => urlOf(world, name));
    const failures = await wayBackFailures(urls, world.emptyUrl, world.chromium);
    const lost = failures.flatMap((reasons, index) => (reasons.length > 0 ? [`${KEPT[index]}: ${reasons}`] : []));
    return { ...about, value: lost.length, ...(lost.length > 0 && { detail: lost.join('; ') }) };
  });
}

async function firstBytes(world: World): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const name of LIGHT) {
    for (const width of [360, 1280]) {
      const subject = `${name}, ${width} px`;
      const visit = { width, isSlow: false };
      measures.push(
        ...(await triedAll(aboutBytes(subject), async () =>
          bytesMeasures(
            subject,
            await withVisit(world.browser, visit, (page) => firstBytesOf(page, urlOf(world, name))),
          ),
        )),
      );
    }
  }
  return measures;
}

function visitOf({ places, token }: World, name: PlaceName, width: number): Visit {
  return places[name].isMember ? { width, token } : { width };
}

const urlOf = ({ siteUrl, places }: World, name: PlaceName) => siteUrl + places[name].path;

async function tried(about: About, run: () => Promise<Measure>): Promise<Measure> {
  const [measure] = await triedAll([about], async () => [await run()]);
  return measure as Measure;
}

/** A page that fails does not end the bench: its measures have the reason instead of figures. */
async function triedAll(abouts: About[], run: () => Promise<Measure[]>): Promise<Measure[]> {
  const measures = await run().catch((error: unknown) => abouts.map((about) => notMeasured(about, reasonOf(error))));
  for (const { group, subject, value, detail = '' } of measures) {
    console.log(`   ${group} · ${subject}: ${value} ${detail}`);
  }
  return measures;
}

async function times<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let done = 0; done < count; done += 1) results.push(await run());
  return results;
}
