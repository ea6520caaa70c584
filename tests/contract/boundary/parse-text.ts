import { isJsonObject } from '../document.ts';
import { resolved } from '../forms/boundaries.ts';

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * Returns the value that a text of a URL, a header or a form has under its schema, independently of the host's parser:
 * a number is written as in JSON, a list is a name that is repeated. A text that cannot be parsed is returned as it is.
 */
export function parseText(schema: unknown, text: string | string[]): unknown {
  const { type, items } = resolved(schema);
  const types = [type].flat();
  if (types.includes('array')) return [text].flat().map((one) => parseText(items, one));
  if (Array.isArray(text)) return text;
  if ((types.includes('integer') || types.includes('number')) && JSON_NUMBER.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Returns the values of all fields of a form; a file becomes a placeholder text. */
export function parseForm(schema: unknown, form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const property = propertyOf(schema, name);
      if (value instanceof Blob) return [name, '(file)'];
      return [name, property === undefined ? value : parseText(property, value as string | string[])];
    }),
  );
}

/** Returns the schema of a field of a form, from any of its shapes; undefined for an unknown field. */
export function propertyOf(schema: unknown, name: string): unknown {
  const { properties, oneOf } = resolved(schema);
  if (isJsonObject(properties) && Object.hasOwn(properties, name)) return properties[name];
  const shapes = Array.isArray(oneOf) ? oneOf : [];
  return shapes.map((shape) => propertyOf(shape, name)).find((property) => property !== undefined);
}
