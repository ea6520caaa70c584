'use client';

import type { Client } from '../client.ts';
import { createMutationHook, type UseMutation } from './mutation-hook.ts';
import { createQueryHook, type UseQuery } from './query-hook.ts';

export type { Mutation, MutationOptions, MutationResult, UseMutation } from './mutation-hook.ts';
export type { QueryOptions, QueryParameters, UseQuery } from './query-hook.ts';
export { createMutationHook, createQueryHook };

export type Hooks = { useQuery: UseQuery; useMutation: UseMutation };

/**
 * Creates both hooks for a client: `createHooks(client.call)`, or with a function that loads the client on first use.
 * `createQueryHook` and `createMutationHook` create one of them alone.
 */
export function createHooks(call: Client['call']): Hooks {
  return { useQuery: createQueryHook(call), useMutation: createMutationHook(call) };
}
