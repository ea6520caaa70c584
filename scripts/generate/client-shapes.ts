import { type Call, follow, type Json, type OpenApiDocument, type Schema } from './document.ts';

/** The notation that `sdk/src/shape.ts` reads; a string is the name of a schema's constant. */
type Shape = 0 | 1 | string | null | [Shape] | ['?', Shape] | { [key: string]: Shape };

/** Shapes as source text: those of the schemas, each before those that contain it, and those of the 200 answers. */
export type ClientShapes = { schemas: [name: string, shape: string][]; answers: Record<string, string> };

const SCALARS = ['string', 'integer', 'number', 'boolean'];

/** Returns the required parts of every answer, in a compact notation because browsers load it with the client. */
export function clientShapes(document: OpenApiDocument, calls: Call[]): ClientShapes {
  const schemaShapes: Record<string, Shape> = {};
  const schemas: [string, string][] = [];

  function shapeOf(schema: Schema): Shape {
    if (typeof schema.$ref === 'string') return reference(schema.$ref);
    const choices = rows(schema.anyOf ?? schema.oneOf);
    if (choices.length > 0) return ofChoices(choices);
    const parts = rows(schema.allOf);
    if (parts.length > 0) return merged([...parts, { ...schema, allOf: null }]);
    const types = [schema.type ?? (schema.properties ? 'object' : [])].flat() as string[];
    const isNullable = types.includes('null');
    const type = types.find((one) => one !== 'null');
    if (type === undefined) return null;
    if (SCALARS.includes(type)) return isNullable ? 0 : 1;
    const shape: Shape = type === 'array' ? [shapeOf((schema.items ?? {}) as Schema)] : ofObject(schema);
    return isNullable ? ['?', shape] : shape;
  }

  function reference(pointer: string): Shape {
    const schema = follow<Schema>(document, { pointer: '', value: { $ref: pointer } }).value;
    const shape = pointer in schemaShapes ? schemaShapes[pointer] : undefined;
    if (shape === undefined) {
      // Set first, because a schema may contain itself; the inner reference then accepts any value.
      schemaShapes[pointer] = null;
      const own = shapeOf(schema);
      schemaShapes[pointer] = own;
      if (typeof own === 'object' && own !== null) schemas.push([nameOf(pointer), sourceOf(own)]);
    }
    const own = schemaShapes[pointer] ?? null;
    return typeof own === 'object' && own !== null ? nameOf(pointer) : own;
  }

  function ofChoices(choices: Schema[]): Shape {
    const [one, ...others] = choices.filter(({ type }) => type !== 'null');
    if (!one || others.length > 0) return null;
    const shape = shapeOf(one);
    if (others.length === choices.length - 1) return shape;
    return shape === 1 ? 0 : ['?', shape];
  }

  // Null fits an `allOf` only if it fits each part.
  function merged(parts: Schema[]): Shape {
    const shapes = parts.map((part) => shapeOf(part)).filter((shape) => shape !== null);
    const shape = Object.assign({}, ...shapes.map(objectOf));
    return shapes.length > 0 && shapes.every(allowsNull) ? ['?', shape] : shape;
  }

  const resolved = (shape: Shape) => (typeof shape === 'string' ? (schemaShapes[pointerOf(shape)] ?? null) : shape);

  function objectOf(shape: Shape): object {
    const own = resolved(shape);
    if (Array.isArray(own)) return own[1] === undefined ? {} : objectOf(own[1]);
    return typeof own === 'object' && own !== null ? own : {};
  }

  function allowsNull(shape: Shape): boolean {
    const own = resolved(shape);
    return own === 0 || (Array.isArray(own) && own[1] !== undefined);
  }

  function ofObject(schema: Schema): { [key: string]: Shape } {
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    const required = rows(schema.required) as unknown as string[];
    return Object.fromEntries(required.map((key) => [key, properties[key] ? shapeOf(properties[key]) : null]));
  }

  const answers = calls.flatMap(({ id, responses: byStatus }) => {
    const schema = byStatus['200']?.['application/json']?.value.schema;
    return schema ? [[id, sourceOf(shapeOf(schema))] as const] : [];
  });
  return { schemas, answers: Object.fromEntries(answers) };
}

/** Returns the shape as an expression of TypeScript. */
function sourceOf(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if (Array.isArray(shape)) return shape[1] === undefined ? `[${sourceOf(shape[0])}]` : `['?', ${sourceOf(shape[1])}]`;
  if (typeof shape !== 'object' || shape === null) return String(shape);
  const properties = Object.entries(shape).map(([key, value]) => `${keyOf(key)}: ${sourceOf(value)}`);
  return properties.length > 0 ? `{ ${properties.join(', ')} }` : '{}';
}

const keyOf = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));

const SCHEMAS = '#/components/schemas/';
const nameOf = (pointer: string) => pointer.slice(SCHEMAS.length);
const pointerOf = (name: string) => SCHEMAS + name;

function rows(value: Json | undefined): Schema[] {
  return Array.isArray(value) ? (value as Schema[]) : [];
}
