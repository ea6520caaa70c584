import type { OperationId } from '@sdk';
import * as operations from '../../../../sdk/src/generated/operations.ts';
import { host } from '../../../e2e/support/service-host.ts';

export type { OperationId };

const origin = new URL(host).origin;
// Fixed paths come before paths with parameters.
const operationPatterns = Object.entries(operations)
  .sort(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length)
  .map(([id, { method, path }]) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return { id: id as OperationId, method, pattern };
  });

/** Returns the operation that a request calls; null for a request to another host or an unknown path. */
export function operationOf(method: string, address: string): OperationId | null {
  const url = new URL(address);
  if (url.origin !== origin) return null;
  return (
    operationPatterns.find((operation) => operation.method === method && operation.pattern.test(url.pathname))?.id ??
    null
  );
}
