import type { Middleware } from '../page';
import { PageGuard } from './page-guard';
import type { MiddlewareName } from './page-middleware';

/** Returns the access rules of a page: the named middleware, run in this order. */
export const guardedBy = (...names: MiddlewareName[]): Middleware => ({ names, Guard: PageGuard });
