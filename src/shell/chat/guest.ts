import { readStored } from '@/state/device-storage';

export type Guest = { identifier: string; name: string };

/** Returns the guest that is stored in the session, or a placeholder guest with this name (§1). */
export function currentGuest(placeholderName: string): Guest {
  const placeholder = { identifier: 'guest', name: placeholderName };
  try {
    const stored: unknown = JSON.parse(readStored('chatGuest') ?? 'null');
    return isGuest(stored) ? { identifier: stored.identifier, name: stored.name } : placeholder;
  } catch {
    return placeholder;
  }
}

function isGuest(value: unknown): value is Guest {
  if (typeof value !== 'object' || value === null) return false;
  const { identifier, name } = value as Partial<Guest>;
  return typeof identifier === 'string' && identifier !== '' && typeof name === 'string' && name !== '';
}
