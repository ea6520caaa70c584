import type { Operation } from './operation.ts';
import { firstMismatch, type Mismatch } from './shape.ts';

/**
 * Reads the body: a Blob if the operation answers with a file, otherwise parsed JSON, or the text of a body that is not
 * JSON.
 */
export async function readBody(response: Response, { answer }: Operation): Promise<unknown> {
  if (response.ok && answer === undefined) return response.blob();
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
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
  if (answer !== undefined) return firstMismatch(body, answer);
  return NO_FILE.test((body as Blob).type) ? { path: '', expected: 'a file' } : undefined;
}

/** Adds the language of the content to a JSON object. */
export function withLanguage(body: unknown, response: Response): unknown {
  const language = response.headers.get('content-language');
  const isObject = (body as object | null)?.constructor === Object;
  return isObject && (language === 'id' || language === 'en') ? { ...(body as object), language } : body;
}
