import type { FieldPath } from 'react-hook-form';
import type { BookingValues } from './values';

export const steps = ['departure', 'contact', 'passengers', 'review'] as const;
export type Step = (typeof steps)[number];

/** The fields of each step, by the first part of their names. */
export const fieldsOfStep: Record<Step, FieldPath<BookingValues>[]> = {
  departure: ['itinerary_id', 'pax', 'rooms'],
  contact: ['contact'],
  passengers: ['passengers'],
  review: ['note', 'agree_terms'],
};

/** Returns the step that contains a field; null for a field that the wizard does not show. */
export function stepOfField(name: string): Step | null {
  const [first] = name.split('.');
  return steps.find((step) => fieldsOfStep[step].some((field) => field === first)) ?? null;
}

/** Returns the step of an address ('?step=3'), limited to the furthest step that may be opened. */
export function stepInUrl(requested: unknown, furthest: Step): Step {
  const wanted = steps[Number(requested) - 1] ?? 'departure';
  return steps.indexOf(wanted) > steps.indexOf(furthest) ? furthest : wanted;
}

export const stepNumber = (step: Step): number => steps.indexOf(step) + 1;
