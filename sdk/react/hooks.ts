'use client';

import type { Client } from '../client.ts';
import { mutationHook, type UseMutation } from './mutation-hook.ts';
import { queryHook, type UseQuery } from './query-hook.ts';

export type { Mutation, MutationOptions, MutationResult, UseMutation } from './mutation-hook.ts';
export type { QueryOptions, QueryParameters, UseQuery } from './query-hook.ts';

export type Hooks = { useQuery: UseQuery; useMutation: UseMutation };

/** The hooks over one client: `createHooks(client.call)`, or a function that loads the client when it is first needed. */
export function createHooks(call: Client['call']): Hooks {
  return { useQuery: queryHook(call), useMutation: mutationHook(call) };
}
