type Kind = 'localStorage' | 'sessionStorage';

// Reading the property itself throws when the browser blocks site data.
function storage(kind: Kind): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

/** Storage that answers null and forgets instead of throwing (blocked, full, or on the server). */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return storage(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the value, removes it when null; says whether the device took it. */
export function writeStored(kind: Kind, key: string, value: string | null): boolean {
  try {
    const place = storage(kind);
    if (!place) return false;
    if (value === null) place.removeItem(key);
    else place.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets everything the device keeps for this site. */
export function clearStored(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      storage(kind)?.clear();
    } catch {
      // What cannot be reached holds nothing of ours.
    }
  }
}
