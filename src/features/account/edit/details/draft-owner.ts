import { removeFormDraft } from '@/features/shared/form/form-draft';
import { fingerprintOf } from '@/lib/fingerprint';
import { readStored, writeStored } from '@/state/device-storage';

/** The storage name of the draft of the profile's details. */
export const DETAILS_DRAFT = 'edit-profile';

// The fingerprint distinguishes members without storing their address. A guessed address can be verified with it, so it
// exists only beside a draft, which reveals more about its owner anyway.
const markOf = (email: string) => fingerprintOf(email.toLowerCase());

/** Deletes a draft that is not known to be this member's. Call it before the form reads its draft. */
export function claimDraft(email: string): void {
  if (readStored('profileDraftOwner') !== markOf(email)) forgetDraft();
}

/** Marks the draft as this member's. */
export function signDraft(email: string): void {
  writeStored('profileDraftOwner', markOf(email));
}

/** Removes the mark when the form has no draft. */
export function unsignDraft(): void {
  writeStored('profileDraftOwner', null);
}

/** Deletes the draft and its owner mark. */
export function forgetDraft(): void {
  removeFormDraft(DETAILS_DRAFT);
  unsignDraft();
}
