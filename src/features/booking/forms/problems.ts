import * as v from 'valibot';
import type { SchemaContext } from './fields';
import { bookingSchema } from './schema';
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
