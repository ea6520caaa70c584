import { auth } from './auth';
import { guest } from './guest';
import type { PageMiddleware } from './verdict';

/** Every middleware a page may name. */
export const registry: Readonly<Record<string, PageMiddleware>> = { auth, guest };
