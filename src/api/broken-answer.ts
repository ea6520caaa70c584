import { isApiError } from './sdk-values';

/**
 * Returns a sentence for developers that names the part of a response that breaks the API document; undefined for every
 * other failure. Visitors see the usual message.
 */
export function brokenAnswer(error: unknown, serviceHost: string): string | undefined {
  if (!isApiError(error) || !error.mismatch) return undefined;
  const { operationId, mismatch } = error;
  return (
    `The answer of ${operationId} breaks the API document at ${mismatch.path || '/'} (expected ${mismatch.expected}). ` +
    `"npm run contract -- ${serviceHost} --only ${operationId}" compares all answers of ${operationId} with the document.`
  );
}
