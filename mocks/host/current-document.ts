import type { OperationId } from '@sdk';
import { availablePreferences, withPresentYears } from '../engine/examples.ts';
import { getOperation } from '../engine/operation.ts';
import type { MockContext } from '../mock-context.ts';
import { isOpen } from '../rules/departures.ts';
import { jakartaDay } from '../rules/jakarta-day.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { readTextFile } from './text-files.ts';

type Operation = {
  operationId: OperationId;
  parameters: ({ $ref: string } | Parameter)[];
  requestBody?: { content: Record<string, { examples: Record<string, { $ref: string }> }> };
};
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description: string;
  schema: Record<string, unknown>;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
};

/** The parts of the bundled document that the host reads or replaces. */
export type ApiDocument = {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; examples: Record<string, { value: unknown }> };
};

/** The tour of the examples, and its departures that requests name, the soonest first. */
const EXAMPLE_TOUR = 17;
const EXAMPLE_DEPARTURES = [170703, 170704];
/** The seats that the largest booking of the examples needs. */
const SEATS_NEEDED = 3;

/**
 * Reads the document with examples that this host accepts today: days are moved to the present, and requests name the
 * next departures with seats. Rejects when the document was not generated.
 */
export async function readCurrentDocument(mockContext: MockContext): Promise<ApiDocument> {
  const today = jakartaDay(mockContext.now());
  const ids = currentDepartureIds(mockContext, today);
  const document: ApiDocument = JSON.parse(await readTextFile('openapi.json'), (key, part) =>
    key === 'example' || key === 'examples' ? withPresentYears(part, today) : part,
  );
  const { components } = document;
  const ofRequests = requestExamples(document);
  const examples = Object.entries(components.examples).map(([name, example]) => [
    name,
    ofRequests.has(name) ? withDepartures(example, ids) : example,
  ]);
  const parameters = withDepartures(components.parameters, ids);
  return { ...document, components: { ...components, parameters, examples: Object.fromEntries(examples) } };
}

/** The names of the examples in `components` that are of requests. */
function requestExamples({ paths }: ApiDocument): Set<string | undefined> {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const mediaTypes = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  const references = mediaTypes.flatMap(({ examples }) => Object.values(examples));
  return new Set(references.map(({ $ref }) => $ref.split('/').at(-1)));
}

/** The id of the current departure by that of the document; an id without one stays. */
function currentDepartureIds(mockContext: MockContext, today: string): Map<unknown, number> {
  const tour = serializeTours(mockContext.database()).find(({ id }) => id === EXAMPLE_TOUR);
  const bookable = (tour?.itineraries ?? []).filter(
    (one) => isOpen(one, today) && (one.seat ?? SEATS_NEEDED) >= SEATS_NEEDED,
  );
  return new Map(EXAMPLE_DEPARTURES.map((documented, index) => [documented, bookable[index]?.id ?? documented]));
}

function withDepartures<T>(part: T, ids: Map<unknown, number>): T {
  return JSON.parse(JSON.stringify(part), (_key, value) => ids.get(value) ?? value);
}

/**
 * Reads the current document for Swagger UI, whose forms send every example that they show: optional parameters have
 * theirs in the description only, and the key of a booking is new each time. Each operation also takes the `Prefer`
 * header with the answers that can be chosen.
 */
export async function readReferenceDocument(mockContext: MockContext, origin: string): Promise<ApiDocument> {
  const document = await readCurrentDocument(mockContext);
  const { parameters } = document.components;
  for (const [name, parameter] of Object.entries(parameters)) parameters[name] = withoutPreset(parameter);
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    operation.parameters.push({
      name: 'Prefer',
      in: 'header',
      description: 'For this host alone: it answers with this example of the document and changes nothing.',
      schema: { type: 'string', enum: availablePreferences(getOperation(operation.operationId)) },
    });
  }
  return { ...document, servers: [{ url: origin }] };
}

function withoutPreset(parameter: Parameter): Parameter {
  if (parameter.name === 'Idempotency-Key') return { ...parameter, example: crypto.randomUUID() };
  if (parameter.required || parameter.name === 'Accept-Language') return parameter;
  const { example, examples = {}, ...rest } = parameter;
  const values = [example ?? [], ...Object.values(examples).map(({ value }) => value)].flat();
  if (values.length === 0) return rest;
  return { ...rest, description: `${rest.description} Example: ${values.map((value) => `\`${value}\``).join(', ')}.` };
}
