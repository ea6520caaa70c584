import type { Call, OpenApiDocument, Parameter, Pointed, Schema } from './document.ts';
import { child, follow } from './document.ts';
import { formVariants } from './forms.ts';

/** How the host finds one validator: `answer getTour 404`. Several lookups may share one schema. */
export type Entry = {
  key: string;
  /** Names of the schemas a value may match; more than one for a form with several shapes, none for a file. */
  variants: string[];
  from: 'json' | 'form';
};

export type Source = { pointer: string } | { schema: Schema };

/** What to compile (`sources`, by name) and where the host looks for it (`entries`). */
export type Plan = { entries: Entry[]; sources: Record<Entry['from'], Map<string, Source>> };

const SEPARATOR = ' ';
const places = ['path', 'query', 'header'] as const;

/** Ajv fills defaults in only where they stand beside `properties`, not behind a reference. */
function inlined(document: OpenApiDocument, { schema, name }: Parameter): Schema {
  return follow<Schema>(document, { pointer: name, value: schema }).value;
}

function parameterSchema(document: OpenApiDocument, all: Parameter[], place: Parameter['in']): Schema {
  const parameters = all.filter((parameter) => parameter.in === place);
  // Header names have no case; the host hands them over as Fetch does.
  const nameOf = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [nameOf(one), inlined(document, one)])),
    required: parameters.filter((one) => one.required || place === 'path').map(nameOf),
    additionalProperties: place !== 'query',
  };
}

export function planValidators(document: OpenApiDocument, calls: Call[]): Plan {
  const plan: Plan = { entries: [], sources: { json: new Map(), form: new Map() } };
  const named = new Map<string, string>();

  const nameFor = (from: Entry['from'], identity: string, source: Source): string => {
    const known = named.get(`${from}${identity}`);
    if (known) return known;
    const name = `${from}${plan.sources[from].size}`;
    named.set(`${from}${identity}`, name);
    plan.sources[from].set(name, source);
    return name;
  };
  const pointed = (from: Entry['from'], { pointer }: Pointed<unknown>) => nameFor(from, pointer, { pointer });
  const add = (kind: string, id: string, key: string, from: Entry['from'], variants: string[]) => {
    plan.entries.push({ key: [kind, id, key].join(SEPARATOR), from, variants });
  };
  // They come as text, as the fields of a form do.
  const addParameters = (kind: string, id: string, key: string, schema: Schema) => {
    add(kind, id, key, 'form', [nameFor('form', JSON.stringify(schema), { schema })]);
  };

  for (const call of calls) {
    for (const place of places) {
      addParameters(place, call.id, '', parameterSchema(document, call.parameters, place));
    }
    for (const [type, at] of Object.entries(call.body?.media ?? {})) {
      if (!at.value.schema) continue;
      const from = type === 'multipart/form-data' ? 'form' : 'json';
      const whole = follow<Schema>(document, child(at.pointer, 'schema', at.value.schema));
      const shapes = from === 'form' ? formVariants(document, at) : [];
      add(
        'body',
        call.id,
        type,
        from,
        (shapes.length > 0 ? shapes : [whole]).map((shape) => pointed(from, shape)),
      );
    }
    for (const [status, headers] of Object.entries(call.answerHeaders)) {
      if (headers.length === 0) continue;
      addParameters('answer-header', call.id, status, parameterSchema(document, headers, 'header'));
    }
    for (const [status, media] of Object.entries(call.answers)) {
      const at = media['application/json'];
      if (!at?.value.schema) {
        add('answer', call.id, status, 'json', []);
        continue;
      }
      const schema = follow<Schema>(document, child(at.pointer, 'schema', at.value.schema));
      add('answer', call.id, status, 'json', [pointed('json', schema)]);
    }
  }
  return plan;
}
