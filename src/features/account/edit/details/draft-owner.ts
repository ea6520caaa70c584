import { removeFormDraft } from '@/features/shared/form/form-draft';
import { readStored, writeStored } from '@/lib/safe-storage';

/** The draft of the profile's details. */
export const DETAILS_DRAFT = 'edit-profile';
const OWNER = 'kelana.form-owner.edit-profile';

/** Makes the draft this member's: what another member of this tab had typed is gone. */
export function claimDraft(email: string): void {
  const mark = markOf(email);
  if (readStored('sessionStorage', OWNER) === mark) return;
  removeFormDraft(DETAILS_DRAFT);
  writeStored('sessionStorage', OWNER, mark);
}

/** Forgets what was typed, and whose it was. */
export function forgetDraft(): void {
  removeFormDraft(DETAILS_DRAFT);
  writeStored('sessionStorage', OWNER, null);
}

// FNV-1a with 32 bits: it tells members apart, and nothing of the profile can be read back from it.
function markOf(email: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email.toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
