// The largest request of the document has 500 values, and room for 12,000 commas in its texts.
const VALUE_LIMIT = 20_000;

const COMMA = 44;
const BRACKET = 91;
const BRACE = 123;

/** Whether a JSON text may hold more values than the document has room for. Reading them would hold up other calls. */
export function hasTooManyValues(text: string): boolean {
  let count = 0;
  for (let index = 0; index < text.length && count <= VALUE_LIMIT; index += 1) {
    const code = text.charCodeAt(index);
    if (code === COMMA || code === BRACKET || code === BRACE) count += 1;
  }
  return count > VALUE_LIMIT;
}
