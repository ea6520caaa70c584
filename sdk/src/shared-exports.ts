// The exports of both entries of the package.
export type * from './call.ts';
export type { ClientOptions, Exchange } from './client.ts';
export { ApiError, type ErrorKind } from './error.ts';
export type * from './generated/schema.ts';
export type { Fetch } from './retry-fetch.ts';
export { rowsOf } from './rows.ts';
export {
  isApiError,
  isTransient,
  type KeyParameters,
  newIdempotencyKey,
  type QueryKey,
  queryKey,
  type Scope,
  TOO_MANY_REQUESTS,
} from './values.ts';
