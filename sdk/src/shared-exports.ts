// The exports of both entries of the package.
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
  ServiceResponse,
} from './call.ts';
export type { ClientOptions, Exchange } from './client.ts';
export { ApiError, type ErrorKind } from './error.ts';
export type * from './generated/schema.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { isApiError, isTransient } from './is-api-error.ts';
export { type KeyParameters, type QueryKey, queryKey, type Scope } from './query-key.ts';
export type { Fetch } from './retry-fetch.ts';
export { rowsOf } from './rows.ts';
export { TOO_MANY_REQUESTS } from './status.ts';
