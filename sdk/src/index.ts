export type {
  Answer,
  Args,
  Body,
  CallOptions,
  CallParameters,
  Header,
  OperationId,
  Path,
  Query,
  ReadId,
} from './call.ts';
export { type Client, type ClientOptions, createClient, type Exchange } from './client.ts';
export { ApiError, type ErrorKind } from './error.ts';
export type * from './generated/schema.ts';
export { type KeyParameters, type QueryKey, queryKey, type Scope } from './query-key.ts';
export type { Fetch } from './retry-fetch.ts';
