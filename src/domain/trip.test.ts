import { expect, test } from 'vitest';
import { isPaymentUrgent, nextStep, passportState, type Trip } from './trip';

const today = '2026-11-30';
const payment = { total: 50, paid: 0, deposit: 20, deposit_due: '2026-12-03', balance_due: '2027-03-01' };
const traveller = { name: 'RATNA', type: 'adult' as const, passport_expiry: '2031-02-10' };
const meeting = { place: 'Terminal 3', time: '2027-04-10T11:30:00Z' };
const trip: Trip = { package: 'Turki', date: '2027-04-10', arrival_date: '2027-04-19', status: 'booking', payment };
const paid: Trip = { ...trip, status: 'full_payment', travellers: [traveller], meeting };

test.each<[string, Trip, object | null]>([
  ['the deposit with its days', trip, { kind: 'pay', days: 3, instalment: { kind: 'deposit', amount: 20 } }],
  ['the balance after the deposit', { ...trip, status: 'deposit', payment: { ...payment, paid: 20 } }, { days: 91 }],
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
  ['the meeting point', paid, { kind: 'meet', meeting }],
  ['nothing while the meeting point is not known', { ...paid, meeting: null }, { kind: 'ready' }],
  [
    'nothing for a booking without payments',
    { package: 'Turki', date: '2027-04-10', status: 'booking' },
    { kind: 'ready' },
  ],
])('the next step is %s', (_name, given, expected) => {
  expect(nextStep(given, today)).toMatchObject(expected ?? {});
});

test('a trip that is cancelled or over has no next step, one under way has', () => {
  expect(nextStep({ ...paid, status: 'cancel' }, today)).toBeNull();
  expect(nextStep(paid, '2027-04-20')).toBeNull();
  expect(nextStep(paid, '2027-04-19')).toMatchObject({ kind: 'meet' });
});

test('a payment is urgent from three days before its due day, and after it', () => {
  expect(['2026-11-29', '2026-11-30', '2026-12-09'].map((day) => isPaymentUrgent(trip, day))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isPaymentUrgent(paid, today)).toBe(false);
});

test('a passport must be valid six months after the return', () => {
  expect(passportState(traveller, trip.arrival_date)).toMatchObject({ kind: 'enough', neededUntil: '2027-10-19' });
  expect(passportState({ ...traveller, passport_expiry: null }, trip.arrival_date)).toMatchObject({ kind: 'missing' });
  expect(passportState(traveller, undefined)).toBeNull();
});
