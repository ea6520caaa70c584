// Above the largest valid request, which has 500 values and room for 12,000 commas in its texts (counted too).
const VALUE_LIMIT = 20_000;

const COMMA = 44;
const BRACKET = 91;
const BRACE = 123;

/** True when a JSON text has more values than any valid request. Parsing it would block other calls. */
export function hasTooManyValues(text: string): boolean {
  let valueCount = 0;
  for (let index = 0; index < text.length && valueCount <= VALUE_LIMIT; index += 1) {
    const code = text.charCodeAt(index);
    if (code === COMMA || code === BRACKET || code === BRACE) valueCount += 1;
  }
  return valueCount > VALUE_LIMIT;
}
