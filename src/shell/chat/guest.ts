import { readStored } from '@/lib/safe-storage';

export type Guest = { identifier: string; name: string };

const KEY = 'kelana.guest';
const PLACEHOLDER: Guest = { identifier: 'guest', name: 'Tamu Kelana' };

/** The guest's name and email address for the chat (§1), or a placeholder. */
export function currentGuest(): Guest {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', KEY) ?? 'null');
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
