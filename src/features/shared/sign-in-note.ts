import { readStored, writeStored } from '@/lib/safe-storage';

const PLACE = 'sessionStorage';
const KEY = 'kelana.sign-in-note';

const kinds = ['registered', 'recovered', 'changed'] as const;

/** What was done just before that ends with signing in. */
export type SignInNote = (typeof kinds)[number];

export const leaveSignInNote = (note: SignInNote) => writeStored(PLACE, KEY, note);

/** Survives a reload; removed at the next sign-in. */
export function readSignInNote(): SignInNote | null {
  const stored = readStored(PLACE, KEY);
  return kinds.find((kind) => kind === stored) ?? null;
}

export const removeSignInNote = () => writeStored(PLACE, KEY, null);
