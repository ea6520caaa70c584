import { parseTypedDate } from '@/domain/typed-date';

/** The two dates, as typed or as ISO dates. */
export type CalculatorDates = { expiry: string; returnDate: string };
export type CalculatorProblem = 'required' | 'wrong' | 'past';

/** Reads the typed dates: returns them as ISO dates, with the errors of those that cannot be checked. */
export function readCalculator(typed: CalculatorDates, today: string) {
  const dates: CalculatorDates = {
    expiry: parseTypedDate(typed.expiry) ?? '',
    returnDate: parseTypedDate(typed.returnDate) ?? '',
  };
  const problems: Partial<Record<keyof CalculatorDates, CalculatorProblem>> = {};
  for (const field of ['expiry', 'returnDate'] as const) {
    if (!dates[field]) problems[field] = typed[field].trim() === '' ? 'required' : 'wrong';
  }
  if (dates.returnDate && dates.returnDate < today) problems.returnDate = 'past';
  return { dates, problems };
}
