import { readStored, writeStored } from '@/state/device-storage';

const kinds = ['registered', 'recovered', 'changed'] as const;

/** The action that was completed before the sign-in. */
export type SignInNote = (typeof kinds)[number];

export const leaveSignInNote = (note: SignInNote) => writeStored('signInNote', note);

/** Returns the note, which survives a reload and is removed at the next sign-in. */
export function readSignInNote(): SignInNote | null {
  const stored = readStored('signInNote');
  return kinds.find((kind) => kind === stored) ?? null;
}

export const removeSignInNote = () => writeStored('signInNote', null);
