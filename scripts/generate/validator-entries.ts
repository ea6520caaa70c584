import type { Call, MediaType, OpenApiDocument, Parameter, Pointed, Schema } from './document.ts';
import { child, follow } from './document.ts';
import { bodySchemas } from './forms.ts';
import { sizeSchema } from './size-schema.ts';

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

const SEPARATOR = ' ';
const places = ['path', 'query', 'header'] as const;

/** Returns the resolved schema, because Ajv applies defaults only beside `properties`, not behind a reference. */
function inlined(document: OpenApiDocument, { schema, name }: Parameter): Schema {
  return follow<Schema>(document, { pointer: name, value: schema }).value;
}

function schemaOf(document: OpenApiDocument, { pointer, value }: Pointed<MediaType>): Pointed<Schema> {
  return follow<Schema>(document, child(pointer, 'schema', value.schema as Schema));
}

function parameterSchema(document: OpenApiDocument, all: Parameter[], place: Parameter['in']): Schema {
  const parameters = all.filter((parameter) => parameter.in === place);
  // Header names are case-insensitive; the host passes them in lower case, as Fetch does.
  const nameOf = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [nameOf(one), inlined(document, one)])),
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
    plan.entries.push({ key: [kind, id, key].join(SEPARATOR), from, variants, ...(size && { size }) });
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
      if (!at.value.schema) continue;
      const from = type === 'multipart/form-data' ? 'form' : 'json';
      const shapes = from === 'form' ? bodySchemas(document, at) : [schemaOf(document, at)];
      const names = shapes.map((shape) => pointed(from, shape));
      const sizes = shapes.map(({ value }) => value);
      add('body', call.id, type, from, names, sizeOf(call.id, sizes));
    }
    for (const [status, headers] of Object.entries(call.responseHeaders)) {
      if (headers.length === 0) continue;
      addParameters('response-header', call.id, status, parameterSchema(document, headers, 'header'));
    }
    for (const [status, media] of Object.entries(call.responses)) {
      const at = media['application/json'];
      add('response', call.id, status, 'json', at?.value.schema ? [pointed('json', schemaOf(document, at))] : []);
    }
  }
  return plan;
}
