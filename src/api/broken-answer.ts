import { isApiError } from './is-api-error';

/**
 * Logs for developers which part of a response breaks the API document; visitors see the usual message. Ignores every
 * other failure.
 */
export function logBrokenAnswer(error: unknown, serviceHost: string): void {
  if (!isApiError(error) || error.field === undefined) return;
  const { operationId, field } = error;
  console.error(
    `The answer of ${operationId} breaks the API document at ${field || '/'}: the part is missing or has another shape. ` +
      `"npm run contract -- ${serviceHost} --only ${operationId}" compares all answers of ${operationId} with the document.`,
  );
}
