import type { ErrorObject, ValidateFunction } from 'ajv';

export type Violation = { path: string; keyword: string; params: Record<string, unknown>; message: string };
export type Result = { ok: true; value: unknown } | { ok: false; errors: Violation[] };
export type Validate = (kind: string, operationId: string, key: string | number | null, value: unknown) => Result;

/**
 * The shapes a value may have, by `kind operationId key`; empty where the document has no JSON to check. `size` limits
 * requests.
 */
export type Table = Record<string, { isForm: boolean; shapes: ValidateFunction[]; size?: ValidateFunction }>;

/**
 * Returns a function that looks up a validator and runs it. A form with several shapes gets the errors of the shape it
 * is closest to. A value that is too large gets no other error: Ajv takes quadratic time to find all errors of a long
 * list.
 */
export function createValidate(table: Table): Validate {
  return (kind, operationId, key, value) => {
    const entry = table[`${kind} ${operationId} ${key ?? ''}`];
    if (!entry) return { ok: false, errors: [undocumented(key)] };
    if (entry.shapes.length === 0) return { ok: true, value };
    const size = entry.size ? run(entry.size, value) : null;
    if (size?.ok === false) return size;

    const verdicts = entry.shapes.map((shape) => run(shape, entry.isForm ? copyOf(value) : value));
    const fitting = verdicts.filter((verdict) => verdict.ok);
    if (fitting.length === 1 && fitting[0]) return fitting[0];
    if (fitting.length > 1) return { ok: false, errors: [ambiguous] };
    return verdicts.filter((verdict) => !verdict.ok).sort((a, b) => distance(a.errors) - distance(b.errors))[0]!;
  };
}

const ambiguous: Violation = { path: '', keyword: 'oneOf', params: {}, message: 'fits more than one shape' };

function undocumented(key: string | number | null): Violation {
  return { path: '', keyword: 'documented', params: { key }, message: 'is not documented' };
}

// The validators of forms and parameters coerce in place; their values are texts and lists of texts.
function copyOf(form: unknown): unknown {
  const fields = Object.entries(form as Record<string, unknown>);
  return Object.fromEntries(fields.map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));
}

function run(shape: ValidateFunction, value: unknown): Result {
  if (shape(value)) return { ok: true, value };
  return { ok: false, errors: withoutConsequences(shape.errors ?? []).map(violation) };
}

// An `if` error only repeats that a rule inside it failed.
function withoutConsequences(errors: ErrorObject[]): ErrorObject[] {
  const causes = errors.filter(({ keyword }) => keyword !== 'if');
  return causes.length > 0 ? causes : errors;
}

function violation({ instancePath, keyword, params, message = '' }: ErrorObject): Violation {
  return { path: instancePath, keyword, params, message };
}

// An unknown field weighs more than a missing one, and a missing one more than a wrong value.
const weights: Record<string, number> = { additionalProperties: 10_000, required: 100 };

function distance(errors: Violation[]): number {
  return errors.reduce((sum, { keyword }) => sum + (weights[keyword] ?? 1), 0);
}
