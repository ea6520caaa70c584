import { removeFormDraft } from '@/features/shared/form/form-draft';
import { fingerprintOf } from '@/lib/fingerprint';
import { readStored, writeStored } from '@/state/device-storage';

/** The draft of the profile's details. */
export const DETAILS_DRAFT = 'edit-profile';

// The mark tells members apart and does not say who they are. Whoever guesses an address can confirm it by the mark,
// so it is there only while there is a draft, which says more about its owner anyway.
const markOf = (email: string) => fingerprintOf(email.toLowerCase());

/** Before the form begins: a draft that is not known to be this member's is gone. */
export function claimDraft(email: string): void {
  if (readStored('profileDraftOwner') !== markOf(email)) forgetDraft();
}

/** Beside a draft: says that it is this member's. */
export function signDraft(email: string): void {
  writeStored('profileDraftOwner', markOf(email));
}

/** For a form without a draft: the owner is unknown. */
export function unsignDraft(): void {
  writeStored('profileDraftOwner', null);
}

/** Deletes the draft and the member it belongs to. */
export function forgetDraft(): void {
  removeFormDraft(DETAILS_DRAFT);
  unsignDraft();
}
