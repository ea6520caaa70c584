type Coded = { statusCode?: number | null };

/** The status of the answer, else of the error, else 500 (§2); an answer that still says 200 is no error status. */
export function errorStatus(response?: Coded | null, error?: Coded | null): number {
  const isError = (status: number | null | undefined): status is number => !!status && status >= 400;
  return [response?.statusCode, error?.statusCode].find(isError) ?? 500;
}

const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError];

/** The message of an error for the visitor; undefined for a programming error, whose message is for developers. */
export function errorMessage(error: Error | null | undefined): string | undefined {
  if (!error || FAULTS.some((fault) => error instanceof fault)) return undefined;
  return error.message || undefined;
}
