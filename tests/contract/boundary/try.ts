import type { Call } from '../case.ts';

/** One request in which only `field` is of interest; everything else in it is right. */
export type Try = {
  /** As the service names it: `contact.email`, or `body` for the whole. */
  field: string;
  name: string;
  call: Call;
  /** Whether the document takes it, by Hyperjump and not by the host's own validators. */
  isValid: boolean;
};
