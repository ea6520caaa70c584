import { expect, test } from 'vitest';
import { noCosts } from '../../../../tests/support/booking-fixture';
import { questionsOf } from './later-sections';

type Facts = Parameters<typeof questionsOf>[0];

const facts = (changes: Partial<Facts> = {}): Facts => ({
  costs: { costs: [], supplements: { single: 7_900_000 }, deposit: 10_000_000, depositDays: 2, balanceDays: 30 },
  meals: 16,
  visa: [{ countries: ['Turki'], entry: { id: 7, name: 'Turki', type: 'visa_free', processingTime: null } }],
  ...changes,
});

const answers = (changes: Partial<Facts> = {}, isGuaranteed = false) =>
  Object.fromEntries(questionsOf(facts(changes), { isGuaranteed }).map(({ id, answer }) => [id, answer]));

test('every question has the answer that applies to the tour', () => {
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

test('without data from the service the answers promise nothing', () => {
  expect(answers({ costs: noCosts, meals: 0, visa: null })).toMatchObject({
    pay: 'later',
    alone: 'ask',
    food: 'ask',
    visa: 'help',
  });
});

test('only a guaranteed departure is certain, and visas need help if the rules of one country are unknown', () => {
  const visa = [...(facts().visa ?? []), { countries: ['Georgia'], entry: null }];
  expect(answers({ visa }, true)).toMatchObject({ leaves: 'sure', visa: 'help' });
  expect(questionsOf(facts(), null)[0]?.answer).toBe('minimum');
});

test('amounts are formatted in rupiah', () => {
  const values = Object.fromEntries(questionsOf(facts(), null).map((question) => [question.id, question.values]));
  expect([values.pay, values.alone]).toEqual([{ amount: 'Rp\u00a010.000.000' }, { amount: 'Rp\u00a07.900.000' }]);
});
