import type { DeparturePromotion } from '@sdk';
import { appendLines, breachesFile } from '../support/run-files.ts';
import { isSample } from '../support/run-size.ts';
import { bookingsOf, changeDeparture, newMember } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';
import { runTrial, seededRandom } from '../support/trials.ts';
import {
  calculateAmounts,
  completeDraft,
  prepareDeparture,
  replaceDraft,
  reviewPath,
  storeDraft,
} from './booking-drafts.ts';
import { actions, completeBooking, isActionEnabled, type Trial, waitUntilReady } from './intents-actions.ts';
import { acceptPriceChanges, controlBookingRequests, enableShortTimeout } from './intents-network.ts';

// `npm run lab -- intents` runs 200 trials or more, or other seeds. A failure names the seed of its trial.
const TRIALS = Number(process.env.INTENT_TRIALS ?? (isSample ? 6 : 48));
const FIRST_SEED = Number(process.env.INTENT_SEED ?? 1);
const BATCHES = isSample ? 2 : 8;
const TOUR = 3;
const LAST_SEATS_TOUR = 4;
const MAX_ACTIONS = 3;
/** Each trial begins with it. */
const PROMOTION: DeparturePromotion = {
  ...{ id: 1, name: 'Early bird', amount: 400_000, percent: null, per: 'adult', min_adults: 1, min_children: 0 },
  ...{ ends_on: null, is_combinable: true },
};
const UNLIMITED_SEATS = 100_000;
const ADULTS = 2;
// More seats than the nearly full departures that other tests search for, which have one to five.
const LAST_SEATS_ADULTS = 8;
const usesSecondTab = (actionName: string) => actionName.startsWith('second tab');
const IMAGE_REQUESTS = '**/_next/image?*';
const MS_PER_TRIAL = 8_000;

test.use({ actionTimeout: 10_000, expectsFailures: true, viewport: { width: 1280, height: 900 } });

for (let batch = 0; batch < BATCHES; batch += 1) {
  const seeds = Array.from({ length: TRIALS }, (_, index) => FIRST_SEED + index).filter(
    (seed) => seed % BATCHES === batch,
  );

  // In the last batch, the departure has exactly the seats of the booking, so that its repeated request finds none
  // left. There, a second tab could rightly report that no seat is left, so the actions with one are left out.
  const takesLastSeats = batch === BATCHES - 1;
  const adults = takesLastSeats ? LAST_SEATS_ADULTS : ADULTS;
  const candidates = Object.keys(actions).filter((name) => !takesLastSeats || !usesSecondTab(name));

  test(`one intent is one booking, whatever happens: ${batch + 1} of ${BATCHES}`, async ({ page, context, faults }) => {
    test.setTimeout(30_000 + seeds.length * MS_PER_TRIAL);
    const member = await newMember('intent');
    const departure = await prepareDeparture(takesLastSeats ? LAST_SEATS_TOUR : TOUR);
    if (!takesLastSeats) await changeDeparture({ id: departure.id, seat: UNLIMITED_SEATS });
    await enableShortTimeout(context);
    const acceptedTotals = new Set<number>();
    await acceptPriceChanges(page, acceptedTotals);
    const promotions = [PROMOTION];
    const reduced = (departure.price - (PROMOTION.amount ?? 0)) * adults;
    const { total: firstTotal } = await calculateAmounts(departure.tourId, reduced, adults);
    await context.route(IMAGE_REQUESTS, (route) => route.abort());
    const { planOutcomes, countConflicts: countAllConflicts } = controlBookingRequests(context, faults);
    await storeDraft(page, member, completeDraft(departure, adults));
    const codesOfEarlierTrials = new Set<string | undefined>();

    for (const seed of seeds) {
      const random = seededRandom(seed);
      const actionNames = Array.from(
        { length: 1 + Math.floor(random() * MAX_ACTIONS) },
        () => candidates[Math.floor(random() * candidates.length)] ?? '',
      );
      const trialName = `seed ${seed}: ${actionNames.join(', ')}`;
      await runTrial(trialName, async () => {
        await planOutcomes();
        acceptedTotals.clear();
        acceptedTotals.add(firstTotal);
        const { id, price } = departure;
        await changeDeparture({ id, price, promotions, ...(takesLastSeats && { seat: adults }) });
        await replaceDraft(page, completeDraft(departure, adults, promotions));
        const initialStorage = await page.evaluate(() => ({ ...sessionStorage }));
        await page.goto(reviewPath(departure));
        await waitUntilReady(page);
        const conflictsBefore = await countAllConflicts();
        const trial: Trial = {
          page,
          context,
          member,
          departure,
          planOutcomes,
          countConflicts: async () => (await countAllConflicts()) - conflictsBefore,
          canEdit: !actionNames.some(usesSecondTab),
          isEdited: false,
          random,
          initialStorage,
          acceptedTotals,
          codesInOtherTabs: [],
        };
        for (const name of actionNames) {
          // Removes a fault that was planned for a request which was then never sent.
          await planOutcomes();
          if (await isActionEnabled(trial, name)) await actions[name]?.(trial);
        }
        const code = await completeBooking(trial);

        const bookings = (await bookingsOf(member)).filter((one) => !codesOfEarlierTrials.has(one.reservation_code));
        const codes = bookings.map((booking) => booking.reservation_code);

        // Invariant: the visitor accepted the total of every booking. A line in the breaches file fails the run even
        // if a second attempt at the test passes.
        for (const { payment } of bookings) {
          const isAccepted = acceptedTotals.has(payment?.total ?? 0);
          if (!isAccepted) appendLines(breachesFile, [`${trialName}: a reservation at a total that nobody accepted`]);
          expect(isAccepted, `${trialName}: the total ${payment?.total} was accepted`).toBe(true);
        }

        // Invariants: unedited content never causes a conflict, and there is one booking, which the tab shows. Each
        // conflict allows one more booking, because it tells the visitor that the first one arrived.
        const conflicts = await trial.countConflicts();
        if (codes.length > 1 + conflicts) appendLines(breachesFile, [`${trialName}: ${codes.length} reservations`]);
        if (!trial.isEdited) expect(conflicts, `${trialName}: unedited content causes no conflict`).toBe(0);
        if (conflicts === 0) expect(codes, trialName).toEqual([code]);
        else expect(codes.length, trialName).toBeLessThanOrEqual(1 + conflicts);
        expect(codes.length, trialName).toBeGreaterThan(0);
        if (code !== null) expect(codes, trialName).toContain(code);

        // Invariant: other tabs show the same booking.
        expect(new Set(trial.codesInOtherTabs), `the other tabs of seed ${seed}`).toEqual(
          new Set(trial.codesInOtherTabs.map(() => code)),
        );
        for (const reservationCode of codes) codesOfEarlierTrials.add(reservationCode);
      });
    }
  });
}
