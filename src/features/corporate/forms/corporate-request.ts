import type { Body } from '@sdk';
import type { CorporateRegistration } from './corporate-schema';

/** The registration as the service takes it; the form has seen to the consent. */
export function corporateRequest(registration: CorporateRegistration): Body<'registerCorporate'> {
  return { ...registration, agree_terms: true };
}
