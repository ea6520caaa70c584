import type { FieldPath } from 'react-hook-form';
import type { BookingValues } from './booking-values';
import { problemsOf } from './field-problems';
import type { SchemaContext } from './schema-context';

export const steps = ['departure', 'contact', 'passengers', 'review'] as const;
export type Step = (typeof steps)[number];

/** What each step asks for, by the first part of the field's name. */
export const fieldsOfStep: Record<Step, FieldPath<BookingValues>[]> = {
  departure: ['itinerary_id', 'pax', 'rooms'],
  contact: ['contact'],
  passengers: ['passengers'],
  review: ['note', 'agree_terms'],
};

/** The step that holds a field, null for one the wizard does not show. */
export function stepOfField(name: string): Step | null {
  const [first] = name.split('.');
  return steps.find((step) => fieldsOfStep[step].some((field) => field === first)) ?? null;
}

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

function withOpenSeats(context: SchemaContext): SchemaContext {
  return { ...context, departures: context.departures.map((row) => ({ ...row, seat: null })) };
}

/** The step in an address ('?step=3'), not beyond the one that may be opened. */
export function stepInAddress(asked: unknown, furthest: Step): Step {
  const wanted = steps[Number(asked) - 1] ?? 'departure';
  return steps.indexOf(wanted) > steps.indexOf(furthest) ? furthest : wanted;
}

export const stepNumber = (step: Step): number => steps.indexOf(step) + 1;
