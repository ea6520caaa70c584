type Coded = { statusCode?: number | null };

/** Returns the status of the response, else of the error, else 500 (§2). A response status below 400 is ignored. */
export function errorStatus(response?: Coded | null, error?: Coded | null): number {
  const isError = (status: number | null | undefined): status is number => !!status && status >= 400;
  return [response?.statusCode, error?.statusCode].find(isError) ?? 500;
}

const FAULTS = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Returns the message of an error for the visitor; undefined for a programming error, whose message is for developers.
 */
export function errorMessage(error: Error | null | undefined): string | undefined {
  if (!error || FAULTS.some((fault) => error instanceof fault)) return undefined;
  return error.message || undefined;
}
