export { createControlClient } from '../control/client.ts';
export { type Host, startHost } from '../host.ts';
export type * from './exported.ts';
