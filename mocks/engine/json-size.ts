/** Above the counts of the largest valid request: about 500 values, six levels deep. */
const REQUEST = { values: 2000, levels: 30 };

/** A text in quotes as a whole, because the brackets and commas in it do not count. */
const MARKS = /"(?:[^"\\]+|\\.)*"?|[[\]{},]/gs;

/**
 * Returns true when a JSON text has more values or levels than the limits, by default those of requests. It reads the
 * text only, because parsing and validating such a text would block the event loop or exceed the stack.
 */
export function isTooComplex(text: string, limits = REQUEST): boolean {
  let values = 0;
  let level = 0;
  for (const [mark] of text.matchAll(MARKS)) {
    if (mark === '[' || mark === '{') level += 1;
    else if (mark === ']' || mark === '}') level -= 1;
    if ('[{,'.includes(mark)) values += 1;
    if (values > limits.values || level > limits.levels) return true;
  }
  return false;
}
