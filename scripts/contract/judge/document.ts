import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type JsonObject = { [key: string]: unknown };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the current bundled document. */
export function presentDocument(): JsonObject {
  const file = fileURLToPath(new URL('../../../sdk/src/generated/openapi.json', import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

/** Returns the pointer and the value at a path of keys; references on the way are resolved. */
export function partAt(document: JsonObject, keys: string[]): { pointer: string; value: unknown } {
  let value: unknown = document;
  let pointer = '';
  for (const key of keys) {
    value = isJsonObject(value) ? value[key] : undefined;
    pointer += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    while (isJsonObject(value) && typeof value.$ref === 'string') {
      pointer = value.$ref.slice(1);
      value = valueAt(document, pointer);
    }
  }
  return { pointer, value };
}

/** Returns the value at a JSON pointer such as `/data/0/price`; undefined for a pointer without a target. */
export function valueAt(whole: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((value, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) return value[Number(name)];
    return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, whole);
}
