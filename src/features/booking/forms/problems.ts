import * as v from 'valibot';
import { bookingSchema, type SchemaContext } from './schema';
import { type Step, stepOfField, steps } from './steps';
import type { BookingValues } from './values';

/** A field by its form name ('passengers.0.dob') and the error message below it. */
export type FieldProblem = { name: string; message: string };

/** Returns all missing or invalid fields, in the order of the wizard. */
export function problemsOf(values: BookingValues, context: SchemaContext): FieldProblem[] {
  const { issues = [] } = v.safeParse(bookingSchema(context, values), values);
  const problems = new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).reverse());
  return inFormOrder(
    [...problems].map(([name, message]) => ({ name, message })),
    values,
  );
}

/** Returns React Hook Form's nested errors as a flat list, in the order of the wizard. */
export function flatErrors(errors: unknown, values: BookingValues): FieldProblem[] {
  return inFormOrder(flatten(errors, ''), values);
}

function flatten(node: unknown, name: string): FieldProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && 'message' in node && typeof node.message === 'string') return [{ name, message: node.message }];
  return Object.entries(node).flatMap(([key, inner]) => flatten(inner, name ? `${name}.${key}` : key));
}

function inFormOrder(problems: FieldProblem[], values: BookingValues): FieldProblem[] {
  const order = names(values, '');
  const position = (name: string) => order.findIndex((one) => one === name || one.startsWith(`${name}.`));
  return problems.sort((a, b) => position(a.name) - position(b.name));
}

function names(node: unknown, name: string): string[] {
  if (typeof node !== 'object' || node === null) return [name];
  return Object.entries(node).flatMap(([key, inner]) => names(inner, name ? `${name}.${key}` : key));
}

/** Returns the furthest step that may be opened: the first one with an error, otherwise the last step. */
export function reachableStep(values: BookingValues, context: SchemaContext): Step {
  const open = new Set(problemsOf(values, context).map(({ name }) => stepOfField(name)));
  return steps.find((step) => open.has(step)) ?? 'review';
}

/** Returns the furthest step that may be opened if seat limits are ignored; the review reports missing seats itself. */
export function openStep(values: BookingValues, context: SchemaContext): Step {
  return reachableStep(values, withOpenSeats(context));
}

/** True if the departure is the only problem: it is full, has too few seats, or no longer exists. */
export function lacksOnlySeats(values: BookingValues, context: SchemaContext): boolean {
  return problemsOf(values, withOpenSeats(context)).every(({ name }) => name === 'itinerary_id');
}

/** Returns the indexes of the guests with missing or invalid fields. */
export function incompleteGuests(values: BookingValues, context: SchemaContext): number[] {
  const problems = problemsOf(values, context).filter(({ name }) => name.startsWith('passengers.'));
  return [...new Set(problems.map(({ name }) => Number(name.split('.')[1])))];
}

function withOpenSeats(context: SchemaContext): SchemaContext {
  return { ...context, departures: context.departures.map((row) => ({ ...row, seat: null })) };
}

type SortedErrors = {
  fields: FieldProblem[];
  /** The first step with an invalid field; null if there is none. */
  step: Step | null;
  /** Messages that belong to no field of the wizard. */
  rest: string[];
};

// The service names list rows and parts of a value; the wizard shows one message for the whole group.
const PLACES: [RegExp, string][] = [
  [/^rooms(\.|$)/, 'rooms'],
  [/^pax(\.|$)/, 'pax'],
  [/^passengers$/, 'pax'],
];

/** Assigns the field errors of a response (field path to messages) to the fields and steps of the wizard. */
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
