'use client';

import type { Client } from '../client.ts';
import type { Client as NamedClient } from '../index.ts';
import { mutationHook, type UseMutation } from './mutation-hook.ts';
import type { Call, OperationStyle } from './operation-style.ts';
import { queryHook, type UseQuery } from './query-hook.ts';

export type { Mutation, MutationOptions, MutationResult, UseMutation } from './mutation-hook.ts';
export type { QueryOptions, QueryParameters, UseQuery } from './query-hook.ts';

export type Hooks<Style extends OperationStyle = 'name'> = {
  useQuery: UseQuery<Style>;
  useMutation: UseMutation<Style>;
};

/**
 * Creates the hooks for a client: `createHooks(client.call)`, or with a function that loads the client on first use. They
 * take operations as the client does: by name, or as constants.
 */
export function createHooks(call: NamedClient['call']): Hooks<'name'>;
export function createHooks(call: Client['call']): Hooks<'constant'>;
export function createHooks(given: NamedClient['call'] | Client['call']): Hooks<OperationStyle> {
  const call = given as unknown as Call;
  return { useQuery: queryHook(call), useMutation: mutationHook(call) };
}
