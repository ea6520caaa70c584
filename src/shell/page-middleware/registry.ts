import { auth } from './auth';
import { guest } from './guest';
import type { PageMiddleware } from './verdict';

/** Every middleware a page may name. */
export const registry = { auth, guest } satisfies Record<string, PageMiddleware>;

export type MiddlewareName = keyof typeof registry;
