import { readStored, writeStored } from '@/state/device-storage';

/**
 * Stores the token of the link for this tab, so that it is available after a reload, when the URL no longer contains
 * it.
 */
export const saveLinkToken = (token: string) => writeStored('linkToken', token);

export const readLinkToken = () => readStored('linkToken');

export const removeLinkToken = () => writeStored('linkToken', null);
