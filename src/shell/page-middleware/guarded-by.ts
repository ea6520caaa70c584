import type { Middleware } from '../page';
import { PageGuard } from './page-guard';
import type { MiddlewareName } from './registry';

/** Middleware of the registry by name, run in this order, for a page that is not open to everybody. */
export const guardedBy = (...names: MiddlewareName[]): Middleware => ({ names, Guard: PageGuard });
