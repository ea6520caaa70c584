import { withPresentYears } from '../engine/example-dates.ts';
import type { MockContext } from '../mock-context.ts';
import { isOpen } from '../rules/departures.ts';
import { jakartaDay } from '../rules/jakarta-day.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { type ApiDocument, readDocument } from './reference/document.ts';

/** The tour of the examples, and its departures that they name, the soonest first. */
const EXAMPLE_TOUR = 17;
const EXAMPLE_DEPARTURES = [170703, 170704];
/** The seats that the largest booking of the examples needs. */
const SEATS = 3;

/**
 * Reads the document with examples that this host accepts today: their days are moved to the present, and their
 * departures are the next ones with seats. Rejects when the document was not generated.
 */
export async function readCurrentDocument(mockContext: MockContext): Promise<ApiDocument> {
  const today = jakartaDay(mockContext.now());
  const departures = findDepartures(mockContext, today);
  const current = (part: unknown) => withDepartures(withPresentYears(part, today), departures);
  return replaceExamples(await readDocument(), current) as ApiDocument;
}

/** The id of the current departure by that of the document; an id without one stays. */
function findDepartures(mockContext: MockContext, today: string): Map<number, number> {
  const tour = serializeTours(mockContext.database()).find(({ id }) => id === EXAMPLE_TOUR);
  const bookable = (tour?.itineraries ?? []).filter((one) => isOpen(one, today) && (one.seat ?? SEATS) >= SEATS);
  return new Map(EXAMPLE_DEPARTURES.map((documented, index) => [documented, bookable[index]?.id ?? documented]));
}

function replaceExamples(part: unknown, replace: (example: unknown) => unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => replaceExamples(one, replace));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'example' || key === 'examples' ? replace(value) : replaceExamples(value, replace),
    ]),
  );
}

function withDepartures(example: unknown, departures: Map<number, number>): unknown {
  return JSON.parse(JSON.stringify(example), (_key, value) => departures.get(value) ?? value);
}
