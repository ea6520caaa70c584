import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hotelOn, isStepUrgent, nextStep, passportState, type Trip, tripPhase } from './trip';

const today = '2026-11-30';
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T03:00:00Z`), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const payment = { total: 50, paid: 0, deposit: 20, deposit_due: '2026-12-03', balance_due: '2027-03-01' };
const traveller = { name: 'RATNA', type: 'adult' as const, passport_expiry: '2031-02-10' };
const meeting = { place: 'Terminal 3', time: '2027-04-10T11:30:00Z' };
const trip: Trip = { package: 'Turki', date: '2027-04-10', arrival_date: '2027-04-19', status: 'booking', payment };
const paid: Trip = { ...trip, status: 'full_payment', travellers: [traveller], meeting };
const partly = (change: object): Trip => ({ ...trip, status: 'deposit', payment: { ...payment, ...change } });
const bare: Trip = { package: 'Turki', date: '2027-04-10', status: 'booking' };

const consultant = { name: 'Wulan', calls_by: '2026-12-01T05:00:00Z' };
const proof = { sent_at: '2026-11-29T03:00:00Z', state: 'received' as const, reason: null };

test.each<[string, Trip, object]>([
  [
    'the call before anything is transferred',
    { ...trip, consultant },
    { kind: 'confirm', call: { name: 'Wulan', by: consultant.calls_by }, instalment: { amount: 20 } },
  ],
  [
    'a question once the call is past',
    { ...trip, consultant: { ...consultant, calls_by: '2026-11-30T02:00:00Z' } },
    { kind: 'confirm', call: null, days: 3 },
  ],
  [
    'the deposit once the seats are confirmed',
    { ...trip, consultant, seats_confirmed_on: '2026-11-30' },
    { kind: 'pay', instalment: { kind: 'deposit', amount: 20 }, days: 3 },
  ],
  ['the check of a proof', { ...trip, consultant, proofs: [proof] }, { kind: 'checking', proof }],
  [
    'a new proof after a refused one',
    { ...partly({ paid: 15 }), proofs: [{ ...proof, state: 'refused' as const }, proof] },
    { kind: 'resend' },
  ],
  ['the rest after a payment', partly({ paid: 15 }), { kind: 'pay', days: 91, instalment: { amount: 35 } }],
  ['the state once as much as the total is paid', partly({ paid: 60 }), { kind: 'status' }],
  ['a question for a booking without payments', bare, { kind: 'confirm', call: null, instalment: null }],
  ['the state of a paid trip without travellers', { ...paid, travellers: undefined }, { kind: 'status' }],
  [
    'missing passports once all is paid',
    { ...paid, travellers: [{ ...traveller, passport_expiry: null }] },
    { count: 1 },
  ],
  [
    'a passport that is too short',
    { ...paid, travellers: [{ ...traveller, passport_expiry: '2027-09-01' }] },
    { count: 1 },
  ],
  [
    'a passport that is too short before a payment that is not due yet',
    { ...partly({ paid: 15 }), travellers: [traveller, { ...traveller, passport_expiry: '2027-09-01' }] },
    { kind: 'passports', count: 1, tooShort: { passport_expiry: '2027-09-01' } },
  ],
  [
    'a payment that is due before a passport that is too short',
    {
      ...partly({ paid: 15, balance_due: '2026-12-02' }),
      travellers: [{ ...traveller, passport_expiry: '2027-09-01' }],
    },
    { kind: 'pay' },
  ],
  [
    'no passport without a day of return',
    { ...paid, arrival_date: undefined, travellers: [traveller] },
    { kind: 'meet' },
  ],
  ['the meeting point', paid, { kind: 'meet', meeting }],
  ['nothing while the meeting point is not known', { ...paid, meeting: null }, { kind: 'ready' }],
  ['nothing after the meeting', { ...paid, meeting: { ...meeting, time: '2026-11-30T02:00:00Z' } }, { kind: 'ready' }],
])('the next step is %s', (_name, given, expected) => {
  expect(nextStep(given, today)).toMatchObject(expected);
});

test('a trip that is cancelled or over has no next step; one under way says its day, after what is left to pay', () => {
  expect(nextStep({ ...paid, status: 'cancel' }, today)).toBeNull();
  expect(nextStep(paid, '2027-04-20')).toBeNull();
  expect(nextStep(paid, '2027-04-11')).toEqual({ kind: 'travelling', day: 2, of: 10 });
  expect(nextStep(partly({ paid: 15 }), '2027-04-11')).toMatchObject({ kind: 'pay' });
});

test('a trip is ahead until its departure, under way until its return, and then over', () => {
  const phases = ['2027-04-10', '2027-04-11', '2027-04-19', '2027-04-20'].map((day) => tripPhase(paid, day));
  expect(phases).toEqual(['ahead', 'underway', 'underway', 'over']);
  expect(tripPhase(bare, '2027-04-11')).toBe('over');
});

test('the hotel of a night is the one whose stay includes it; without a day of check-in nobody knows', () => {
  const hotel = { city: 'Istanbul', name: 'Satu', nights: 2 };
  const stays = {
    ...paid,
    hotels: [hotel, { ...hotel, check_in: '2027-04-11' }, { ...hotel, name: 'Dua', check_in: '2027-04-13' }],
  };
  const nights = ['2027-04-10', '2027-04-11', '2027-04-12', '2027-04-13'].map((day) => hotelOn(stays, day)?.name);
  expect(nights).toEqual([undefined, 'Satu', 'Satu', 'Dua']);
});

test('what is urgent: a payment due in a week, a refused proof, a passport that is too short, the meeting', () => {
  const isUrgent = (given: Trip, day = today) => {
    const step = nextStep(given, day);
    return step !== null && isStepUrgent(step);
  };
  expect(['2026-11-25', '2026-11-26', '2026-12-09'].map((day) => isUrgent(trip, day))).toEqual([false, true, true]);
  expect(isUrgent({ ...trip, consultant })).toBe(false);
  expect(isUrgent({ ...trip, proofs: [proof] })).toBe(false);
  expect(isUrgent({ ...trip, proofs: [{ ...proof, state: 'refused' }] })).toBe(true);
  expect(['2027-04-08', '2027-04-09', '2027-04-11'].map((day) => isUrgent(paid, day))).toEqual([false, true, true]);
  const without = (expiry: string | null) => ({ ...paid, travellers: [{ ...traveller, passport_expiry: expiry }] });
  expect(isUrgent(without('2027-09-01'))).toBe(true);
  expect(['2027-02-08', '2027-02-09'].map((day) => isUrgent(without(null), day))).toEqual([false, true]);
});

test('a passport must be valid six months after the return', () => {
  expect(passportState(traveller, trip.arrival_date)).toMatchObject({ kind: 'enough', neededUntil: '2027-10-19' });
  expect(passportState({ ...traveller, passport_expiry: null }, trip.arrival_date)).toMatchObject({ kind: 'missing' });
  expect(passportState(traveller, undefined)).toBeNull();
});
