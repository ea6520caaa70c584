import { holdDraft, nextDraft, ownDeparture, readyDraft, reviewPath } from './booking-drafts.ts';
import { canMove, finish, isReady, moves, type Stage } from './intents-moves.ts';
import { allowHurry, decideSendings } from './intents-network.ts';
import { bookingsOf, changeDeparture, newMember } from './service-host.ts';
import { expect, test } from './test.ts';

// INTENT_TRIALS=1000 INTENT_SEED=7 try more, or others; a failure names the seed of its trial.
const TRIALS = Number(process.env.INTENT_TRIALS ?? 200);
const FIRST_SEED = Number(process.env.INTENT_SEED ?? 1);
const SHARES = 8;
const MOST_MOVES = 3;
const PLENTY = 100_000;
const PICTURES = '**/_next/image?*';
const MS_FOR_A_TRIAL = 5_000;

test.use({ actionTimeout: 10_000, expectsFailures: true, viewport: { width: 1280, height: 900 } });

/** The same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

for (let share = 0; share < SHARES; share += 1) {
  const seeds = Array.from({ length: TRIALS }, (_, index) => FIRST_SEED + index).filter(
    (seed) => seed % SHARES === share,
  );

  test(`whatever happens on the way, one intent is one booking (${share + 1} of ${SHARES})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(30_000 + seeds.length * MS_FOR_A_TRIAL);
    const member = await newMember('intent');
    const departure = await ownDeparture(3);
    await changeDeparture({ id: departure.id, seat: PLENTY });
    await allowHurry(context);
    await context.route(PICTURES, (route) => route.abort());
    const { plan } = await decideSendings(context);
    await holdDraft(page, member, readyDraft(departure));
    const known = new Set<string | undefined>();

    for (const seed of seeds) {
      const random = randomFrom(seed);
      const names = Array.from({ length: 1 + Math.floor(random() * MOST_MOVES) }, () => {
        const all = Object.keys(moves);
        return all[Math.floor(random() * all.length)] ?? '';
      });
      await test.step(`seed ${seed}: ${names.join(', ')}`, async () => {
        plan();
        await nextDraft(page, readyDraft(departure));
        const early = await page.evaluate(() => ({ ...sessionStorage }));
        await page.goto(reviewPath(departure));
        await isReady(page);
        const stage: Stage = { page, context, departure, plan, random, early, elsewhere: [] };
        for (const name of names) if (await canMove(stage, name)) await moves[name]?.(stage);
        const code = await finish(stage);
        const fresh = (await bookingsOf(member)).map((one) => one.reservation_code).filter((one) => !known.has(one));
        expect(fresh, `seed ${seed}: ${names.join(', ')}`).toEqual([code]);
        expect(new Set(stage.elsewhere), `the other tabs of seed ${seed}`).toEqual(
          new Set(stage.elsewhere.map(() => code)),
        );
        known.add(code);
      });
    }
  });
}
