import type { Middleware } from '../page';
import { PageGuard } from './page-guard';

/** Middleware of the registry by name, run in this order, for a page that is not open to everybody. */
export const guardedBy = (...names: string[]): Middleware => ({ names, Guard: PageGuard });
