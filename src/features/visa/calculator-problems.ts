export type CalculatorDates = { expiry: string; returnDate: string };
export type CalculatorProblem = 'required' | 'past';

/** What keeps two dates from being judged; none when both can be. */
export function calculatorProblems(dates: CalculatorDates, today: string) {
  const problems: Partial<Record<keyof CalculatorDates, CalculatorProblem>> = {};
  if (!isDate(dates.expiry)) problems.expiry = 'required';
  if (!isDate(dates.returnDate)) problems.returnDate = 'required';
  else if (dates.returnDate < today) problems.returnDate = 'past';
  return problems;
}

// A date field gives real dates only, but with a year of up to six digits.
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
