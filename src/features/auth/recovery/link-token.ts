import { readStored, writeStored } from '@/state/device-storage';

/** Keeps the token of the link for this tab, so that a reload finds it without the address. */
export const keepLinkToken = (token: string) => writeStored('linkToken', token);

export const readLinkToken = () => readStored('linkToken');

export const removeLinkToken = () => writeStored('linkToken', null);
