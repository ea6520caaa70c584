/** The number to quote that an answer carries beside its sentence, if any. */
export function referenceOf(answer: unknown): string | null {
  const data = property(answer, 'data');
  const reference = property(data, 'reference');
  return typeof reference === 'string' && reference !== '' ? reference : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
