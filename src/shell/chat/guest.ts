import { readStored } from '@/state/device-storage';

export type Guest = { identifier: string; name: string };

const PLACEHOLDER: Guest = { identifier: 'guest', name: 'Tamu Kelana' };

/** Returns the guest's name and email address for the chat (§1), or a placeholder. */
export function currentGuest(): Guest {
  try {
    const stored: unknown = JSON.parse(readStored('chatGuest') ?? 'null');
    return isGuest(stored) ? { identifier: stored.identifier, name: stored.name } : PLACEHOLDER;
  } catch {
    return PLACEHOLDER;
  }
}

function isGuest(value: unknown): value is Guest {
  if (typeof value !== 'object' || value === null) return false;
  const { identifier, name } = value as Partial<Guest>;
  return typeof identifier === 'string' && identifier !== '' && typeof name === 'string' && name !== '';
}
