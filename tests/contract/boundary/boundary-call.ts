import type { Call } from '../case.ts';

/** One request that tests a value of `field`; the other parts of the request are valid. */
export type BoundaryCall = {
  /** The field as the service names it in `errors`: `contact.email`, or `body` for the whole body. */
  field: string;
  /** The name of the value. */
  name: string;
  call: Call;
  /** Whether the document allows the request; Hyperjump decides, not the validators of the host. */
  isValid: boolean;
};
