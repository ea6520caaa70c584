/** A copy of the value with absolute URLs for paths of this host (media, PDF), also inside HTML. */
export function withAbsoluteUrls<Value>(value: Value, origin: string): Value {
  return convert(value, origin) as Value;
}

function convert(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return toAbsolute(value, origin);
  if (Array.isArray(value)) return value.map((part) => convert(part, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, convert(part, origin)]));
}

function toAbsolute(text: string, origin: string): string {
  if (text.startsWith('/media/') || text.startsWith('/v2/')) return origin + text;
  return text.replaceAll('"/media/', `"${origin}/media/`);
}
