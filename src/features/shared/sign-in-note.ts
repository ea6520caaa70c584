import { readStored, writeStored } from '@/state/device-storage';

const kinds = ['registered', 'recovered', 'changed'] as const;

/** What was done just before that ends with signing in. */
export type SignInNote = (typeof kinds)[number];

export const leaveSignInNote = (note: SignInNote) => writeStored('signInNote', note);

/** Survives a reload; removed at the next sign-in. */
export function readSignInNote(): SignInNote | null {
  const stored = readStored('signInNote');
  return kinds.find((kind) => kind === stored) ?? null;
}

export const removeSignInNote = () => writeStored('signInNote', null);
