import { parseTypedDate } from '@/domain/typed-date';

export const CALCULATOR_FIELDS = ['expiry', 'returnDate'] as const;

type CalculatorField = (typeof CALCULATOR_FIELDS)[number];
/** The two dates as ISO dates; '' for one that could not be read. */
export type CalculatorDates = Record<CalculatorField, string>;
type CalculatorProblem = 'required' | 'wrong' | 'past';

export type CalculatorProblems = Partial<Record<CalculatorField, CalculatorProblem>>;

/** Reads the typed dates: returns them as ISO dates, with the errors of those that cannot be checked. */
export function readCalculator(typed: Record<CalculatorField, string>, today: string) {
  const dates: CalculatorDates = {
    expiry: parseTypedDate(typed.expiry) ?? '',
    returnDate: parseTypedDate(typed.returnDate) ?? '',
  };
  const problems: CalculatorProblems = {};
  for (const field of CALCULATOR_FIELDS) {
    if (!dates[field]) problems[field] = typed[field].trim() === '' ? 'required' : 'wrong';
  }
  if (dates.returnDate && dates.returnDate < today) problems.returnDate = 'past';
  return { dates, problems };
}
