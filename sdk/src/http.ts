import { createQuerySerializer } from 'openapi-fetch';
import type { Operation, Shape } from './operation.ts';

/** The first part of a value that breaks its shape: `path` is a JSON pointer such as `/data/0/title`. */
export type Mismatch = { path: string; expected: string };

/** The input of any operation. */
export type LooseArgs = { path?: object; query?: object; header?: object; body?: object };

const querySerializer = createQuerySerializer<Record<string, unknown>>();

/**
 * Returns a function that makes a new request of a call for each attempt, because a sent body is used up.
 * @throws {TypeError} when a parameter cannot be written into the address, or would lead to another one.
 */
export function requestFactory(
  baseUrl: string,
  operation: Operation,
  args: LooseArgs,
  { headers, signal }: { headers: Headers; signal: AbortSignal },
): () => Request {
  const url = baseUrl.replace(/\/$/, '') + addressOf(operation, args);
  const isForm = operation.body === 'multipart';
  const body = args.body && (isForm ? toFormData(args.body) : JSON.stringify(args.body));
  // The browser sets the type of a form, with its boundary.
  if (body && !isForm) headers.set('content-type', 'application/json');
  return () => new Request(url, { method: operation.method, headers, signal, ...(body && { body }) });
}

function addressOf(operation: Operation, { path, query }: LooseArgs): string {
  try {
    const search = querySerializer({ ...query });
    return pathOf(operation, { ...path }) + (search && `?${search}`);
  } catch (cause) {
    if (!(cause instanceof URIError)) throw cause;
    throw new TypeError(`A parameter of ${operation.id} has half of a surrogate pair.`, { cause });
  }
}

function pathOf({ id, path }: Operation, values: Record<string, unknown>): string {
  return path.replace(/\{(.+?)\}/g, (_parameter, name: string) => {
    const value = String(values[name] ?? '');
    // `new URL` resolves such segments: `/article/..` is the address `/`.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`The path parameter "${name}" of ${id} must not be "${value}".`);
    return encodeURIComponent(value);
  });
}

/**
 * Converts a plain object to a form. Undefined, null and '' are left out (§7: only filled fields are sent); lists
 * repeat the field.
 */
function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(body)) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value === undefined || value === null || value === '') continue;
      form.append(name, value instanceof Blob ? value : String(value));
    }
  }
  return form;
}

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

/**
 * Returns the first part of a value without the required shape; an empty pointer means the value itself. Returns
 * undefined when all required properties exist and arrays and objects are where the document has them. Additional
 * properties and the type of a scalar are not checked, because they break no caller: at worst a `1` is displayed instead
 * of `true`.
 */
export function firstMismatch(value: unknown, shape: Shape, path = ''): Mismatch | undefined {
  if (shape === null) return undefined;
  if (typeof shape === 'number') {
    const fits = value === null ? shape === 0 : value !== undefined && typeof value !== 'object';
    return fits ? undefined : { path, expected: shape === 0 ? 'a text, a number or null' : 'a text or a number' };
  }
  const isList = isTuple(shape);
  if (isList && shape[1] !== undefined) return value === null ? undefined : firstMismatch(value, shape[1], path);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== isList) {
    return { path, expected: isList ? 'a list' : 'an object' };
  }
  for (const key of Object.keys(isList ? value : shape)) {
    const part = (value as Record<string, unknown>)[key];
    const mismatch = firstMismatch(part, (isList ? shape[0] : shape[key]) as Shape, `${path}/${key}`);
    if (mismatch) return mismatch;
  }
  return undefined;
}

// Array.isArray does not narrow readonly tuples.
const isTuple = (shape: object): shape is readonly [Shape] | readonly ['?', Shape] => Array.isArray(shape);

/** Adds the language of the content to a JSON object. */
export function withLanguage(body: unknown, response: Response): unknown {
  const language = response.headers.get('content-language');
  const isObject = (body as object | null)?.constructor === Object;
  return isObject && (language === 'id' || language === 'en') ? { ...(body as object), language } : body;
}
