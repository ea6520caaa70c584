/** The parts of an error that logs and reports may contain. */
export type ErrorText = { name: string; message: string; stack: string[] };

const MAX_MESSAGE = 300;
// Some of the patterns take time that grows with the square of the length.
const LONGEST_READ = 2000;
const MAX_STACK = 12;

// A line of a stack in V8 ("    at render (file.js:1:2)"), in Firefox and Safari ("render@file.js:1:2"), and in Safari for
// a function without a name ("https://kelana.example/file.js:1:2").
const STACK_LINE = /^\s*at |^([^@]*@|https?:)\S+:\d+$/;
const QUERY = /\?[^\s"')]+/g;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
const LONG_NUMBER = /\+?\d([ .-]?\d){7,}/g;
const RESERVATION = /\bKLN-\w+/g;
const KEY = /(?=[\w-]*\d)[\w-]{24,}/g;

/**
 * Returns name, message and stack of anything that was thrown, without queries, e-mail addresses, long numbers such as
 * those of phones and passports, reservation codes, and keys. The message of the service is left out, because it may greet by name.
 */
export function errorText(thrown: unknown): ErrorText {
  if (!(thrown instanceof Error))
    return { name: typeof thrown, message: withoutPersonalData(String(thrown)), stack: [] };
  // V8 begins the stack with the message, which may have several lines.
  const lines = (thrown.stack ?? '').replace(thrown.message, '').split('\n');
  return {
    name: thrown.name,
    message: withoutPersonalData(isServiceError(thrown) ? serviceFailure(thrown) : thrown.message),
    stack: lines
      .filter((line) => STACK_LINE.test(line))
      .slice(0, MAX_STACK)
      .map((line) => line.trim().replaceAll(QUERY, '').replaceAll(EMAIL, '[email]')),
  };
}

/** Returns a message without the texts that may say something about a person, and shortened. */
export function withoutPersonalData(text: string): string {
  return text
    .slice(0, LONGEST_READ)
    .replaceAll(QUERY, '')
    .replaceAll(EMAIL, '[email]')
    .replaceAll(LONG_NUMBER, '[number]')
    .replaceAll(RESERVATION, '[code]')
    .replaceAll(KEY, '[key]')
    .slice(0, MAX_MESSAGE);
}

type ServiceError = Error & { operationId: string; kind: string; status: number };

const isServiceError = (error: Error): error is ServiceError => error.name === 'ApiError';

const serviceFailure = ({ operationId, kind, status }: ServiceError) =>
  `${operationId}: ${kind}${status > 0 ? ` (${status})` : ''}`;
