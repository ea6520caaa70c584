import {
  bodySchemas,
  type Call,
  follow,
  type OpenApiDocument,
  type Parameter,
  type Pointed,
  type Schema,
  schemaOf,
} from './document.ts';

/** One lookup of the host, by a key such as `response getTour 404`. Several lookups may share one schema. */
export type Entry = {
  key: string;
  /** Names of the schemas a value may match; more than one for a form with several shapes, none for a file. */
  variants: string[];
  from: 'json' | 'form';
  /** Name of the schema that limits the size of a request; responses of the host have none. */
  size?: string;
};

export type Source = { pointer: string } | { schema: Schema };

/** The schemas to compile (`sources`, by name) and the lookups that use them (`entries`). */
export type Plan = { entries: Entry[]; sources: Record<Entry['from'] | 'size', Map<string, Source>> };

const places = ['path', 'query', 'header'] as const;

function parameterSchema(document: OpenApiDocument, all: Parameter[], place: Parameter['in']): Schema {
  const parameters = all.filter((parameter) => parameter.in === place);
  // Header names are case-insensitive; the host passes them in lower case, as Fetch does.
  const nameOf = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  // Schemas are inlined, because Ajv applies defaults only beside `properties`, not behind a reference.
  const inlined = ({ schema, name }: Parameter) => follow<Schema>(document, { pointer: name, value: schema }).value;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [nameOf(one), inlined(one)])),
    required: parameters.filter((one) => one.required || place === 'path').map(nameOf),
    additionalProperties: place !== 'query',
  };
}

export function planValidators(document: OpenApiDocument, calls: Call[]): Plan {
  const plan: Plan = { entries: [], sources: { json: new Map(), form: new Map(), size: new Map() } };
  const named = new Map<string, string>();

  const nameFor = (from: keyof Plan['sources'], identity: string, source: Source): string => {
    const known = named.get(`${from}${identity}`);
    if (known) return known;
    const name = `${from}${plan.sources[from].size}`;
    named.set(`${from}${identity}`, name);
    plan.sources[from].set(name, source);
    return name;
  };
  const pointed = (from: Entry['from'], { pointer }: Pointed<unknown>) => nameFor(from, pointer, { pointer });
  const sizeOf = (id: string, shapes: Schema[]) => {
    const schema = sizeSchema(document, shapes, id);
    return nameFor('size', JSON.stringify(schema), { schema });
  };
  const add = (kind: string, id: string, key: string, from: Entry['from'], variants: string[], size?: string) => {
    plan.entries.push({ key: `${kind} ${id} ${key}`, from, variants, ...(size && { size }) });
  };
  // Parameters arrive as text, like the fields of a form.
  const addParameters = (kind: string, id: string, key: string, schema: Schema, size?: string) => {
    add(kind, id, key, 'form', [nameFor('form', JSON.stringify(schema), { schema })], size);
  };

  for (const call of calls) {
    for (const place of places) {
      const schema = parameterSchema(document, call.parameters, place);
      addParameters(place, call.id, '', schema, sizeOf(call.id, [schema]));
    }
    for (const [type, at] of Object.entries(call.body?.media ?? {})) {
      const from = type === 'multipart/form-data' ? 'form' : 'json';
      const shapes = from === 'form' ? bodySchemas(document, at) : [schemaOf(document, at)];
      const names = shapes.map((shape) => pointed(from, shape));
      const sizes = shapes.map(({ value }) => value);
      add('body', call.id, type, from, names, sizeOf(call.id, sizes));
    }
    for (const [status, { media, headers }] of Object.entries(call.responses)) {
      if (headers.length > 0)
        addParameters('response-header', call.id, status, parameterSchema(document, headers, 'header'));
      const at = media['application/json'];
      add('response', call.id, status, 'json', at ? [pointed('json', schemaOf(document, at))] : []);
    }
  }
  return plan;
}

/** The number of unknown fields of one object that an error still names one by one. */
const UNKNOWN_FIELDS = 20;
/**
 * A longer text is refused before anything else is validated. One that breaks only the limit of its own schema is
 * reported together with the other wrong fields.
 */
const TEXT_LIMIT = 10_000;

/**
 * Returns a schema with only the limits on lists, closed objects and very long texts of a request. A value within them
 * is small enough to collect every error in it. `path` names the place in an error.
 */
function sizeSchema(document: OpenApiDocument, shapes: Schema[], path: string): Schema {
  const parts = shapes.map((shape) => follow<Schema>(document, { pointer: '', value: shape }).value);
  const names = new Set(parts.flatMap((part) => Object.keys(propertiesOf(part))));
  const properties = [...names].map((name) => {
    const same = parts.map((part) => propertiesOf(part)[name]).filter((schema) => schema !== undefined);
    return [name, sizeSchema(document, same, `${path}.${name}`)] as const;
  });
  const isClosed = parts.length > 0 && parts.every(({ additionalProperties }) => additionalProperties === false);
  const [list] = parts.filter(({ items }) => items !== undefined);
  return {
    ...(parts.some(({ type }) => [type].flat().includes('string')) && { maxLength: TEXT_LIMIT }),
    ...(list && { maxItems: limitOf(list, path), items: sizeSchema(document, [list.items as Schema], `${path}.0`) }),
    ...(isClosed && { maxProperties: names.size + UNKNOWN_FIELDS }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

function propertiesOf({ properties }: Schema): Record<string, Schema> {
  return (properties ?? {}) as Record<string, Schema>;
}

function limitOf({ maxItems }: Schema, path: string): number {
  if (typeof maxItems === 'number') return maxItems;
  throw new Error(`${path} is a list of a request and needs maxItems`);
}
