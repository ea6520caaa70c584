import type { BrowserContext, Page } from '@playwright/test';
import { demoMember } from '../../../scripts/lib/member-session.ts';
import { visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { bookingsOf, callHost, changeDeparture } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';
import { controls, enterWorld, mainControls, violationsIn } from '../support/world.ts';
import { completeDraft, prepareDeparture, reviewPath, storeDraft } from './booking-drafts.ts';

const TOUR = 20;
const t = messages.id;

/** Returns the seats left of a departure. */
async function seatsOf(departureId: number): Promise<number | undefined> {
  const { data } = await (await callHost(`/v1/modules/tour/${TOUR}/itineraries`)).json();
  return data.find(({ id }: { id: number }) => id === departureId)?.seat;
}

async function book(page: Page): Promise<void> {
  await visibleButton(page, t.send).click();
  await expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible();
}

test('two browsers in their own worlds book the last seats of a departure as the same member', async ({
  page,
  browser,
  userAgent,
  world,
}) => {
  const otherWorld = crypto.randomUUID();
  const other: BrowserContext = await browser.newContext({
    userAgent: String(userAgent).replace(`${world}`, otherWorld),
    locale: 'id-ID',
  });
  const visits = [
    { world: `${world}`, page },
    { world: otherWorld, page: await other.newPage() },
  ];
  const earlier: number[] = [];
  let departureId = 0;
  for (const visit of visits) {
    enterWorld(visit.world);
    const departure = await prepareDeparture(TOUR);
    departureId = departure.id;
    await changeDeparture({ id: departure.id, seat: 2 });
    earlier.push((await bookingsOf(demoMember)).length);
    await storeDraft(visit.page, demoMember, completeDraft(departure));
    await visit.page.goto(reviewPath(departure));
  }
  await Promise.all(visits.map((visit) => book(visit.page)));
  for (const [index, visit] of visits.entries()) {
    enterWorld(visit.world);
    expect(await bookingsOf(demoMember)).toHaveLength((earlier[index] ?? 0) + 1);
    expect(await seatsOf(departureId)).toBe(0);
  }
  expect(await violationsIn(controls())).toEqual([]);
  enterWorld(visits[0]?.world);
  await mainControls.endWorld(otherWorld);
  await other.close();
});
