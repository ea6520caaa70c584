import type { OperationId } from '@sdk';
import { type HostOperation, operations } from '../generated/operations.ts';

export type Operation = HostOperation;

/** A file field of a form: its media types and maximum size. */
export type FileRule = { types: string[]; maxBytes: number };

export function getOperation(operationId: OperationId): Operation {
  return operations[operationId];
}

/** Every operation of the document with its id. */
export function allOperations(): [OperationId, Operation][] {
  return Object.entries(operations) as [OperationId, Operation][];
}

/** The file fields of a body. */
export function getFileRules(operation: Operation, mediaType: string): Record<string, FileRule> {
  return operation.bodies[mediaType]?.files ?? {};
}

/** The names of the examples by status, for `Prefer: code=…, example=…`. */
export function listExampleNames({ responses }: Operation): Record<string, string[]> {
  return Object.fromEntries(Object.entries(responses).map(([status, { examples }]) => [status, Object.keys(examples)]));
}

type ExampleReply = { status: number; body: unknown; headers: Record<string, string> };

/** The first example of the documented success; null when it has none. */
export function findSuccessExample(operation: Operation): ExampleReply | null {
  const status = Object.keys(operation.responses).find((one) => one.startsWith('2'));
  return status === undefined ? null : findExample(operation, Number(status));
}

/** A documented example as a reply: by status and name, or by one of them. */
export function findExample(operation: Operation, code?: number, name?: string): ExampleReply | null {
  for (const [status, { examples, headers }] of Object.entries(operation.responses)) {
    if (code !== undefined && Number(status) !== code) continue;
    const exampleName = name ?? Object.keys(examples)[0];
    if (exampleName === undefined || !Object.hasOwn(examples, exampleName)) continue;
    const headerValues = Object.entries(headers).flatMap(([name, example]) =>
      example === null ? [] : [[name, example]],
    );
    return { status: Number(status), body: examples[exampleName], headers: Object.fromEntries(headerValues) };
  }
  return null;
}
