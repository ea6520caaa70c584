export type CalculatorDates = { expiry: string; returnDate: string };
export type CalculatorProblem = 'required' | 'past';

/** Returns the errors of the two dates; empty when both can be checked. */
export function calculatorProblems(dates: CalculatorDates, today: string) {
  const problems: Partial<Record<keyof CalculatorDates, CalculatorProblem>> = {};
  if (!isDate(dates.expiry)) problems.expiry = 'required';
  if (!isDate(dates.returnDate)) problems.returnDate = 'required';
  else if (dates.returnDate < today) problems.returnDate = 'past';
  return problems;
}

// A date field returns existing dates only, but with a year of up to six digits.
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
