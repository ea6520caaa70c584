// The entry whose client takes operations by name.
export { createNamedClient as createClient, type NamedClient as Client } from './named-client.ts';
export * from './shared-exports.ts';
