import type { Page } from '@playwright/test';
import { allPlaces, type Place } from '../../../scripts/lab/shots/places.ts';
import { readThrough } from '../../../scripts/lab/shots/shoot.ts';
import { demoMember, openAsMember, tokenOf } from '../../../scripts/lib/member-session.ts';
import { host } from '../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../e2e/support/test.ts';

export const LANGUAGES: Language[] = ['id', 'en'];

type Person = { email: string; password: string };

let places: ReturnType<typeof allPlaces> | undefined;

/** Returns the address of a route in the seeded data. */
export async function placeOf(name: string): Promise<Place> {
  places ??= allPlaces(host);
  const place = (await places)[name as keyof Awaited<typeof places>];
  if (!place) throw new Error(`No route is called ${name}.`);
  return place;
}

/** Signs a member in on every page opened from now on, by default the demo member. */
export async function asMember(page: Page, member: Person = demoMember): Promise<void> {
  await openAsMember(page, await tokenOf(host, member));
}

/** Opens a path and scrolls through it, so that deferred content is there; returns the status. */
export async function openWhole(page: Page, language: Language, path: string): Promise<number> {
  const answer = await page.goto(inLanguage(language, path));
  await readThrough(page);
  return answer?.status() ?? 0;
}
