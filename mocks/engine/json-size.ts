/** Above the counts of the largest valid request: about 500 values, six levels deep. */
const REQUEST = { values: 2000, levels: 30 };

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = [91, 123];
const CLOSING = [93, 125];

/**
 * Returns true when a JSON text has more values or levels than the limits, by default those of requests. It reads the
 * text only, because parsing and validating such a text would block the event loop or exceed the stack.
 */
export function isTooComplex(text: string, limits = REQUEST): boolean {
  let values = 0;
  let level = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInText = false;
      continue;
    }
    if (code === QUOTE) isInText = true;
    else if (CLOSING.includes(code)) level -= 1;
    else if (code === COMMA) values += 1;
    else if (OPENING.includes(code)) {
      values += 1;
      level += 1;
    }
    if (values > limits.values || level > limits.levels) return true;
  }
  return false;
}
