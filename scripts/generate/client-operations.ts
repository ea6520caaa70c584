import { type Call, follow, type Json, type OpenApiDocument, type Schema } from './document.ts';

/**
 * Returns the module with one constant for each operation, so that a bundle has only those that are used. A constant
 * has what the client needs at run time, because every visitor downloads it, and the document's words for the editor.
 */
export function clientOperations(document: OpenApiDocument, calls: Call[]): string {
  const { schemas, answers } = clientShapes(document, calls);
  const used = [...schemas.map(([, shape]) => shape), ...Object.values(answers)].join(' ');
  const shapes = schemas
    .filter(([name]) => new RegExp(`\\b${name}\\b(?!:)`).test(used))
    .map(([name, shape]) => `const ${name} = ${shape} satisfies Shape;`);
  const constants = calls.map((call) => {
    const fields = fieldsOf(call, answers[call.id]).map(([name, value]) => `  ${name}: ${value},`);
    return `${comment(call)}\nexport const ${call.id}: Operation<'${call.id}'> = {\n${fields.join('\n')}\n};`;
  });
  const reads = calls.filter(({ method }) => method === 'GET').map(({ id }) => `  | '${id}'`);
  return `import type { Operation, Shape } from '../operation.ts';

/** Operations that only read: their answers may be cached, and their calls repeated. */
export type ReadId =
${reads.join('\n')};

${shapes.join('\n')}

${constants.join('\n\n')}
`;
}

/** The fields of `Operation` in `sdk/src/operation.ts`. */
function fieldsOf(call: Call, answer: string | undefined): [name: string, value: string][] {
  const fields: [string, string][] = [
    ['id', `'${call.id}'`],
    ['method', `'${call.method}'`],
    ['path', `'${call.path}'`],
  ];
  if (call.auth) fields.push(['auth', 'true']);
  if (call.body) fields.push(['body', 'multipart/form-data' in call.body.media ? `'multipart'` : `'json'`]);
  const types = new Set(Object.values(call.responses).flatMap(({ media }) => Object.keys(media)));
  types.delete('application/json');
  if (types.size > 0) fields.push(['accept', `'${[...types, 'application/json'].join(', ')}'`]);
  if (call.parameters.some(({ name }) => name === 'Idempotency-Key')) fields.push(['takesIdempotencyKey', 'true']);
  if (answer) fields.push(['answer', answer]);
  return fields;
}

/** The documented words as a comment, which editors show for the constant. */
function comment({ method, path, auth, summary, description, responses }: Call): string {
  const failures = Object.entries(responses).filter(([status]) => status !== '200');
  const paragraphs = [
    `${summary}.`,
    description,
    `\`${method} ${path}\`${auth ? ', needs a sign-in' : ''}`,
    failures.map(([status, failure]) => `- ${status}: ${failure.description}`).join('\n'),
  ];
  const text = paragraphs.filter(Boolean).join('\n\n').replaceAll('*/', '*\\/');
  return `/**\n${text
    .split('\n')
    .map((line) => ` * ${line}`.trimEnd())
    .join('\n')}\n */`;
}

/** The notation of `Shape` in `sdk/src/operation.ts`; a string is the name of a schema's constant. */
type Shape = 0 | 1 | string | null | [Shape] | ['?', Shape] | { [key: string]: Shape };

/** Shapes as source text: those of the schemas, each before those that contain it, and those of the 200 answers. */
type ClientShapes = { schemas: [name: string, shape: string][]; answers: Record<string, string> };

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

  // A part that may be null or is a list leaves the whole unchecked; the document has none.
  function merged(parts: Schema[]): Shape {
    const shapes = parts.map((part) => resolved(shapeOf(part))).filter((shape) => shape !== null);
    return shapes.every((shape) => typeof shape === 'object' && !Array.isArray(shape))
      ? Object.assign({}, ...shapes)
      : null;
  }

  const resolved = (shape: Shape) => (typeof shape === 'string' ? (schemaShapes[SCHEMAS + shape] ?? null) : shape);

  function ofObject(schema: Schema): { [key: string]: Shape } {
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    const required = rows(schema.required) as unknown as string[];
    return Object.fromEntries(required.map((key) => [key, properties[key] ? shapeOf(properties[key]) : null]));
  }

  const answers = calls.flatMap(({ id, responses }) => {
    const schema = responses['200']?.media['application/json']?.value.schema;
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

function rows(value: Json | undefined): Schema[] {
  return Array.isArray(value) ? (value as Schema[]) : [];
}
