const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError];

/** The sentence of an error for its reader; none for a fault of the program, whose words are for developers. */
export function errorMessage(error: Error | null | undefined): string | undefined {
  if (!error || FAULTS.some((fault) => error instanceof fault)) return undefined;
  return error.message || undefined;
}
