import type { SchemaContext } from './fields';
import { type FieldProblem, problemsOf } from './problems';
import { type Step, stepOfField, steps } from './steps';
import type { BookingValues } from './values';

/** The furthest step that may be opened: the first one with something missing, else the last. */
export function reachableStep(values: BookingValues, context: SchemaContext): Step {
  const open = new Set(problemsOf(values, context).map(({ name }) => stepOfField(name)));
  return steps.find((step) => open.has(step)) ?? 'review';
}

/** The furthest step that may be opened while seats are left aside: the review itself tells of those that ran out. */
export function openStep(values: BookingValues, context: SchemaContext): Step {
  return reachableStep(values, withOpenSeats(context));
}

/** Nothing is wrong but the departure itself: it is full, has too few seats, or is gone. */
export function lacksOnlySeats(values: BookingValues, context: SchemaContext): boolean {
  return problemsOf(values, withOpenSeats(context)).every(({ name }) => name === 'itinerary_id');
}

/** The guests about whom something is missing or wrong, by their index. */
export function incompleteGuests(values: BookingValues, context: SchemaContext): number[] {
  const problems = problemsOf(values, context).filter(({ name }) => name.startsWith('passengers.'));
  return [...new Set(problems.map(({ name }) => Number(name.split('.')[1])))];
}

function withOpenSeats(context: SchemaContext): SchemaContext {
  return { ...context, departures: context.departures.map((row) => ({ ...row, seat: null })) };
}

type SortedErrors = {
  fields: FieldProblem[];
  /** The first step with such a field; null when there is none. */
  step: Step | null;
  /** Sentences that belong to no field of the wizard. */
  rest: string[];
};

// The service names rows of a list and parts of a date; the wizard has one place for each.
const PLACES: [RegExp, string][] = [
  [/^rooms(\.|$)/, 'rooms'],
  [/^pax(\.|$)/, 'pax'],
  [/^passengers$/, 'pax'],
];

/** Puts the service's refusals (field path to sentences) where the wizard can show them. */
export function sortServerErrors(errors: Record<string, string[]>): SortedErrors {
  const named = Object.entries(errors).map(([path, sentences]) => {
    const name = PLACES.find(([shape]) => shape.test(path))?.[1] ?? path;
    return { name, message: sentences[0] ?? '', step: stepOfField(name) };
  });
  const fields = named.filter((one) => one.step !== null);
  return {
    fields: fields.map(({ name, message }) => ({ name, message })),
    step: steps.find((step) => fields.some((one) => one.step === step)) ?? null,
    rest: named.filter((one) => one.step === null).map(({ message }) => message),
  };
}
