import type { FieldProblem } from './field-problems';
import { type Step, stepOfField, steps } from './steps';

type PlacedErrors = {
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
export function placeServerErrors(errors: Record<string, string[]>): PlacedErrors {
  const placed = Object.entries(errors).map(([path, sentences]) => {
    const name = PLACES.find(([shape]) => shape.test(path))?.[1] ?? path;
    return { name, message: sentences[0] ?? '', step: stepOfField(name) };
  });
  const fields = placed.filter((one) => one.step !== null);
  return {
    fields: fields.map(({ name, message }) => ({ name, message })),
    step: steps.find((step) => fields.some((one) => one.step === step)) ?? null,
    rest: placed.filter((one) => one.step === null).map(({ message }) => message),
  };
}
