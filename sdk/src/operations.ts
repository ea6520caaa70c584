// The entry whose client takes constants, so that a bundle has only the operations that it uses.
export { type Client, createClient } from './client.ts';
export * from './generated/operations.ts';
export type { Operation } from './operation.ts';
export * from './shared-exports.ts';
