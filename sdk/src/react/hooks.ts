'use client';

import type { Client } from '../client.ts';
import { mutationHook, type UseMutation } from './mutation-hook.ts';
import { queryHook, type UseQuery } from './query-hook.ts';

export type { Mutation, MutationOptions, MutationResult, UseMutation } from './mutation-hook.ts';
export type { QueryOptions, QueryParameters, UseQuery } from './query-hook.ts';

export type Hooks = { useQuery: UseQuery; useMutation: UseMutation };

/**
 * Creates the hooks for a client: `createHooks(client.call)`, or with a function that loads the client on first use.
 */
export function createHooks(call: Client['call']): Hooks {
  return { useQuery: queryHook(call), useMutation: mutationHook(call) };
}
