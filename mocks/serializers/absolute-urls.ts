/**
 * The value with absolute URLs for paths of this host (media, PDF), also inside HTML. Parts without such a path are
 * those of the value, not copies.
 */
export function withAbsoluteUrls<Value>(value: Value, origin: string): Value {
  return convert(value, origin) as Value;
}

function convert(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return toAbsolute(value, origin);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map((part) => convert(part, origin));
    return parts.some((part, index) => part !== value[index]) ? parts : value;
  }
  const changed = Object.entries(value).flatMap(([key, part]) => {
    const converted = convert(part, origin);
    return converted === part ? [] : [[key, converted]];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

function toAbsolute(text: string, origin: string): string {
  if (text.startsWith('/media/') || text.startsWith('/v2/')) return origin + text;
  return text.includes('"/media/') ? text.replaceAll('"/media/', `"${origin}/media/`) : text;
}
