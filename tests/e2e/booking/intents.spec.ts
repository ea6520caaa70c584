import { namedTrial } from '../support/named-trial.ts';
import { randomFrom } from '../support/random-from.ts';
import { addLines, breachesFile } from '../support/run-files.ts';
import { isSample } from '../support/run-size.ts';
import { bookingsOf, changeDeparture, newMember } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';
import { holdDraft, nextDraft, ownDeparture, readyDraft, reviewPath } from './booking-drafts.ts';
import { canMove, finish, isReady, moves, type Stage } from './intents-moves.ts';
import { allowHurry, decideSendings } from './intents-network.ts';
import { acceptPrices } from './intents-prices.ts';
import { figuresOf } from './party-figures.ts';

// `npm run lab -- intents` tries 200 and more, or others; a failure names the seed of its trial.
const TRIALS = Number(process.env.INTENT_TRIALS ?? (isSample ? 16 : 48));
const FIRST_SEED = Number(process.env.INTENT_SEED ?? 1);
const SHARES = isSample ? 4 : 8;
const TOUR = 3;
const EXACT_TOUR = 4;
const MOST_MOVES = 3;
const PLENTY = 100_000;
const ADULTS = 2;
// More than the few seats of a departure that other tests look for.
const EXACT_ADULTS = 8;
const inTwoTabs = (name: string) => name.startsWith('second tab');
const PICTURES = '**/_next/image?*';
const MS_FOR_A_TRIAL = 8_000;

test.use({ actionTimeout: 10_000, expectsFailures: true, viewport: { width: 1280, height: 900 } });

for (let share = 0; share < SHARES; share += 1) {
  const seeds = Array.from({ length: TRIALS }, (_, index) => FIRST_SEED + index).filter(
    (seed) => seed % SHARES === share,
  );

  // Here a booking takes all seats there are: to its own repeat they look taken. A second tab would be right to say so.
  const isExact = share === SHARES - 1;
  const adults = isExact ? EXACT_ADULTS : ADULTS;
  const all = Object.keys(moves).filter((name) => !isExact || !inTwoTabs(name));

  test(`whatever happens on the way, one intent is one booking (${share + 1} of ${SHARES})`, async ({
    page,
    context,
    faults,
  }) => {
    test.setTimeout(30_000 + seeds.length * MS_FOR_A_TRIAL);
    const member = await newMember('intent');
    const departure = await ownDeparture(isExact ? EXACT_TOUR : TOUR);
    if (!isExact) await changeDeparture({ id: departure.id, seat: PLENTY });
    await allowHurry(context);
    const agreed = new Set<number>();
    await acceptPrices(page, agreed);
    await context.route(PICTURES, (route) => route.abort());
    const { plan, conflicts } = decideSendings(context, faults);
    await holdDraft(page, member, readyDraft(departure, adults));
    const known = new Set<string | undefined>();

    for (const seed of seeds) {
      const random = randomFrom(seed);
      const names = Array.from(
        { length: 1 + Math.floor(random() * MOST_MOVES) },
        () => all[Math.floor(random() * all.length)] ?? '',
      );
      const trial = `seed ${seed}: ${names.join(', ')}`;
      await namedTrial(trial, async () => {
        await plan();
        agreed.clear();
        agreed.add(departure.price);
        await changeDeparture({ id: departure.id, price: departure.price, ...(isExact && { seat: adults }) });
        await nextDraft(page, readyDraft(departure, adults));
        const early = await page.evaluate(() => ({ ...sessionStorage }));
        await page.goto(reviewPath(departure));
        await isReady(page);
        const before = await conflicts();
        const told = async () => (await conflicts()) - before;
        const canEdit = !names.some(inTwoTabs);
        const own = { canEdit, isEdited: false, early, agreed, elsewhere: [] };
        const stage: Stage = { page, context, member, departure, plan, told, random, ...own };
        for (const name of names) {
          // Clears a fault that was planned for a request which was then never sent.
          await plan();
          if (await canMove(stage, name)) await moves[name]?.(stage);
        }
        const code = await finish(stage);
        const taken = (await bookingsOf(member)).filter((one) => !known.has(one.reservation_code));
        const fresh = taken.map((one) => one.reservation_code);
        const totals = await Promise.all([...agreed].map((price) => figuresOf(departure.tourId, price, adults)));
        for (const { payment } of taken) {
          const isAgreed = totals.some(({ total }) => total === payment?.total);
          if (!isAgreed) addLines(breachesFile, [`${trial}: a reservation at a price that nobody agreed to`]);
          expect(isAgreed, `${trial}: ${payment?.total} was agreed to`).toBe(true);
        }
        const conflictsTold = await told();
        // A second attempt that goes well does not undo it.
        if (fresh.length > 1 + conflictsTold) addLines(breachesFile, [`${trial}: ${fresh.length} reservations`]);
        if (!stage.isEdited) expect(conflictsTold, `${trial}: content nobody edited is never in conflict`).toBe(0);
        // A visitor who was told that the first booking arrived and sends again makes a second booking.
        if (conflictsTold === 0) expect(fresh, trial).toEqual([code]);
        else expect(fresh.length, trial).toBeLessThanOrEqual(1 + conflictsTold);
        expect(fresh.length, trial).toBeGreaterThan(0);
        if (code !== null) expect(fresh, trial).toContain(code);
        expect(new Set(stage.elsewhere), `the other tabs of seed ${seed}`).toEqual(
          new Set(stage.elsewhere.map(() => code)),
        );
        for (const one of fresh) known.add(one);
      });
    }
  });
}
