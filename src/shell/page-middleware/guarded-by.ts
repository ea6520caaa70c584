import type { Middleware } from '../page';
import { PageGuard } from './page-guard';
import type { MiddlewareName } from './registry';

/** The named middleware, run in this order, for a page with restricted access. */
export const guardedBy = (...names: MiddlewareName[]): Middleware => ({ names, Guard: PageGuard });
