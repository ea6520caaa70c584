const PICTURE_FIELD = /image|thumbnail|picture|photo|bgUrl|logo/i;
const PICTURE_IN_HTML = /<img[^>]+src="(https?:[^"]+)"/g;

/** Returns the origins of all pictures in some answers, in fields and in HTML, sorted. */
export function pictureOrigins(bodies: readonly unknown[]): string[] {
  const origins = new Set<string>();
  const add = (text: string) => {
    if (/^https?:/.test(text) && URL.canParse(text)) origins.add(new URL(text).origin);
  };
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (PICTURE_FIELD.test(key)) add(value);
      for (const [, src = ''] of value.matchAll(PICTURE_IN_HTML)) add(src);
    } else if (Array.isArray(value)) for (const part of value) read(part, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) read(part, PICTURE_FIELD.test(key) ? key : name);
  };
  for (const body of bodies) read(body, '');
  return [...origins].sort();
}
