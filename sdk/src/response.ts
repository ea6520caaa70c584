import type { Operation } from './operation.ts';
import { firstMismatch, type Mismatch } from './shape.ts';

/**
 * Reads the body: a Blob if the operation answers with a file, otherwise JSON. The body of a failure may be anything, so
 * it is its text if it is not JSON.
 * @throws {SyntaxError} when a 200 is not JSON.
 */
export async function readBody(response: Response, { answer }: Operation): Promise<unknown> {
  if (response.ok && !answer) return response.blob();
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.ok) throw error;
    return text;
  }
}

// An HTML page or JSON in place of a file is an error.
const NO_FILE = /json|html/;

/**
 * Checks the shape that the types promise, so that readers of an answer need not check for missing parts. Returns the
 * first part that breaks it.
 */
export function mismatchOf(body: unknown, { answer }: Operation): Mismatch | undefined {
  if (answer) return firstMismatch(body, answer);
  return NO_FILE.test((body as Blob).type) ? { field: '', expected: 'a file' } : undefined;
}

/** Adds the language of the content to a JSON answer. */
export function withLanguage(body: unknown, response: Response): unknown {
  const language = response.headers.get('content-language');
  return body instanceof Blob || (language !== 'id' && language !== 'en') ? body : { ...(body as object), language };
}
