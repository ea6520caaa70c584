import { useSyncExternalStore } from 'react';
import { type Address, readStored, writeStored } from './device-storage';

/**
 * Keeps a value on this device, for all tabs. It is read from the storage each time, so that no tab overwrites the
 * changes of another. When storage is blocked the text never changes, and the value lives in memory for this visit.
 * Stored data of another version, damaged text, and a part that should be a list but is not count as `empty`.
 */
export function deviceStore<Value extends object>(address: Address, version: number, empty: Value) {
  let text: string | null = null;
  let value = empty;
  const listeners = new Set<() => void>();

  function current(): Value {
    const stored = readStored(address);
    if (stored !== text) {
      text = stored;
      value = parse(stored);
    }
    return value;
  }

  function parse(stored: string | null): Value {
    try {
      const { version: storedVersion, ...parts } = JSON.parse(stored ?? '{}');
      if (storedVersion !== version) return empty;
      const isOfKind = ([name, part]: [string, unknown]) => Array.isArray(part) === Array.isArray(empty[name as never]);
      return { ...empty, ...Object.fromEntries(Object.entries(parts).filter(isOfKind)) };
    } catch {
      return empty;
    }
  }

  function change(next: Partial<Value>): void {
    value = { ...current(), ...next };
    const written = JSON.stringify({ version, ...value });
    if (writeStored(address, written)) text = written;
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('storage', tell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', tell);
    };
  }

  /** Returns a part of the value; that of `empty` on the server and while hydrating. A hook. */
  const useStored = <Part>(select: (value: Value) => Part): Part =>
    useSyncExternalStore(
      subscribe,
      () => select(current()),
      () => select(empty),
    );

  return { current, change, tell, useStored };
}
