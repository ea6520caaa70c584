import type { OperationId } from '@sdk';
import { operations } from '../../../../sdk/generated/operations.ts';
import { host } from '../../../e2e/support/service-host.ts';

export type { OperationId };

const origin = new URL(host).origin;
// The fixed address before the one with a name in it.
const rows = Object.entries(operations)
  .sort(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length)
  .map(([id, { method, path }]) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return { id: id as OperationId, method, pattern };
  });

/** The operation of the document that a request of a page is; null for everything else. */
export function operationOf(method: string, address: string): OperationId | null {
  const url = new URL(address);
  if (url.origin !== origin) return null;
  return rows.find((row) => row.method === method && row.pattern.test(url.pathname))?.id ?? null;
}
