// Above the count of the largest valid request: about 500 values, and up to 12,000 commas inside its texts.
const VALUE_LIMIT = 20_000;

const COMMA = 44;
const BRACKET = 91;
const BRACE = 123;

/**
 * Returns true when a JSON text has more values than any valid request. It counts commas and opening brackets, because
 * parsing such a text would block the event loop.
 */
export function hasTooManyValues(text: string): boolean {
  let valueCount = 0;
  for (let index = 0; index < text.length && valueCount <= VALUE_LIMIT; index += 1) {
    const code = text.charCodeAt(index);
    if (code === COMMA || code === BRACKET || code === BRACE) valueCount += 1;
  }
  return valueCount > VALUE_LIMIT;
}
