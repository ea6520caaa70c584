import type { OperationId } from '@sdk';
import { type HostOperation, operations } from '../generated/operations.ts';

export type Operation = HostOperation;

/** A file field of a form: its media types and its size. */
export type FileRule = { types: string[]; maxBytes: number };

const MEGABYTE = 1_048_576;
const maxBytesOf: Record<string, number> = { photo: 2 * MEGABYTE, cv: 5 * MEGABYTE };

export function operationOf(operationId: OperationId): Operation {
  return operations[operationId];
}

/** Every operation of the document, by its id. */
export function allOperations(): [OperationId, Operation][] {
  return Object.entries(operations) as [OperationId, Operation][];
}

/** The file fields of a body; a field without documented media types is no file. */
export function fileRulesOf(operation: Operation, mediaType: string): Record<string, FileRule> {
  const fields = Object.entries(operation.bodies[mediaType]?.contentTypes ?? {});
  return Object.fromEntries(
    fields.map(([name, types]) => [name, { types, maxBytes: maxBytesOf[name] ?? 5 * MEGABYTE }]),
  );
}

/** What `Prefer: code=…, example=…` can ask for: the names of the examples, by status. */
export function exampleNames({ answers }: Operation): Record<string, string[]> {
  return Object.fromEntries(Object.entries(answers).map(([status, { examples }]) => [status, Object.keys(examples)]));
}

/** A documented example as an answer: of that status and name, of the name alone, or the first of all. */
export function exampleOf(
  operation: Operation,
  code?: number,
  name?: string,
): { status: number; body: unknown; headers: Record<string, string> } | null {
  for (const [status, { examples, headers }] of Object.entries(operation.answers)) {
    if (code !== undefined && Number(status) !== code) continue;
    const chosen = name ?? Object.keys(examples)[0];
    if (chosen === undefined || !Object.hasOwn(examples, chosen)) continue;
    const shown = Object.entries(headers).flatMap(([name, example]) => (example === null ? [] : [[name, example]]));
    return { status: Number(status), body: examples[chosen], headers: Object.fromEntries(shown) };
  }
  return null;
}
