import type { OperationId } from '@sdk';
import { type HostOperation, operations } from '../generated/operations.ts';

export type Operation = HostOperation;

/** A file field of a form: its media types and maximum size. */
export type FileRule = { types: string[]; maxBytes: number };

export const getOperation = (operationId: OperationId): Operation => operations[operationId];

/** Every operation of the document with its id. */
export const allOperations = () => Object.entries(operations) as [OperationId, Operation][];

/** The file fields of a body. */
export const getFileRules = (operation: Operation, mediaType: string): Record<string, FileRule> =>
  operation.bodies[mediaType]?.files ?? {};
