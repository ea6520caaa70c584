/** A copy of a JSON value with each text, number, boolean and null replaced; `name` is that of the field around it. */
export function mapValues<Value>(value: Value, change: (part: unknown, name: string) => unknown, name = ''): Value {
  const copy = () => {
    if (Array.isArray(value)) return value.map((one) => mapValues(one, change, name));
    if (typeof value !== 'object' || value === null || value instanceof Blob) return change(value, name);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapValues(one, change, key)]));
  };
  return copy() as Value;
}

/** The same for texts only. */
export function mapTexts<Value>(value: Value, change: (text: string, name: string) => string): Value {
  return mapValues(value, (part, name) => (typeof part === 'string' ? change(part, name) : part));
}
