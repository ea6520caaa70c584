import { readStored, writeStored } from '@/lib/safe-storage';

const PLACE = 'sessionStorage';
const KEY = 'kelana.recovery-token';

/** Keeps the token of the link for this tab, so that a reload finds it without the address. */
export const keepLinkToken = (token: string) => writeStored(PLACE, KEY, token);

export const readLinkToken = () => readStored(PLACE, KEY);

export const removeLinkToken = () => writeStored(PLACE, KEY, null);
