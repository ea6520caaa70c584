import { isPart } from '../document.ts';
import { resolved } from '../forms/boundaries.ts';

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * What a text in an address, a header or a form says under its schema, read here and not by the host: a number is
 * spelled as in JSON, a list is a name that comes once or several times. What cannot be read stays the text it is.
 */
export function readText(schema: unknown, text: string | string[]): unknown {
  const { type, items } = resolved(schema);
  const types = [type].flat();
  if (types.includes('array')) return [text].flat().map((one) => readText(items, one));
  if (Array.isArray(text)) return text;
  if ((types.includes('integer') || types.includes('number')) && JSON_NUMBER.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The same for every field of a form; a file is the text that stands for it. */
export function readForm(schema: unknown, form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const property = propertyOf(schema, name);
      if (value instanceof Blob) return [name, '(file)'];
      return [name, property === undefined ? value : readText(property, value as string | string[])];
    }),
  );
}

/** A field of a form by its name, in whichever of its shapes. */
export function propertyOf(schema: unknown, name: string): unknown {
  const { properties, oneOf } = resolved(schema);
  if (isPart(properties) && Object.hasOwn(properties, name)) return properties[name];
  const shapes = Array.isArray(oneOf) ? oneOf : [];
  return shapes.map((shape) => propertyOf(shape, name)).find((property) => property !== undefined);
}
