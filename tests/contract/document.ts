import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Part = { [key: string]: unknown };

const file = fileURLToPath(new URL('../../sdk/generated/openapi.json', import.meta.url));

export const document = JSON.parse(readFileSync(file, 'utf8')) as Part;

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pointer and the value at the end of a path of keys; references on the way are followed. */
export function at(...keys: string[]): { pointer: string; value: unknown } {
  let value: unknown = document;
  let pointer = '';
  for (const key of keys) {
    value = isPart(value) ? value[key] : undefined;
    pointer += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    while (isPart(value) && typeof value.$ref === 'string') {
      pointer = value.$ref.slice(1);
      value = lookUp(pointer);
    }
  }
  return { pointer, value };
}

export function lookUp(pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((value, key) => {
    return isPart(value) ? value[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }, document);
}
