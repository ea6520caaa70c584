import { expect, test } from 'vitest';
import { questionsOf } from './questions';

type Facts = Parameters<typeof questionsOf>[0];

const facts = (given: Partial<Facts> = {}): Facts => ({
  costs: { costs: [], supplements: { single: 7_900_000 }, deposit: 10_000_000, depositDays: 2, balanceDays: 30 },
  meals: 16,
  visa: [{ countries: ['Turki'], entry: { id: 7, name: 'Turki', type: 'visa_free', processingTime: null } }],
  ...given,
});

const nothing = { costs: [], supplements: null, deposit: null, depositDays: null, balanceDays: null };

const answers = (given: Partial<Facts> = {}, isGuaranteed = false) =>
  Object.fromEntries(questionsOf(facts(given), { isGuaranteed }).map(({ id, answer }) => [id, answer]));

test('every question has the answer that is true for the tour', () => {
  expect(answers()).toEqual({
    leaves: 'minimum',
    pay: 'deposit',
    alone: 'amount',
    family: 'a',
    food: 'count',
    visa: 'free',
    cancel: 'a',
  });
});

test('what the service does not say is not promised', () => {
  expect(answers({ costs: nothing, meals: 0, visa: null })).toMatchObject({
    pay: 'later',
    alone: 'ask',
    food: 'ask',
    visa: 'help',
  });
});

test('only a departure that says so is certain', () => {
  expect(answers({}, true).leaves).toBe('sure');
  expect(questionsOf(facts(), null)[0]?.answer).toBe('minimum');
});

test('one country without a known rule is enough to speak of visas', () => {
  expect(answers({ visa: [...(facts().visa ?? []), { countries: ['Georgia'], entry: null }] }).visa).toBe('help');
});

test('amounts are written out', () => {
  const values = Object.fromEntries(questionsOf(facts(), null).map((question) => [question.id, question.values]));
  expect([values.pay, values.alone]).toEqual([{ amount: 'Rp\u00a010.000.000' }, { amount: 'Rp\u00a07.900.000' }]);
});
