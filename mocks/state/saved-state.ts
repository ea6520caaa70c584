import { emptyState, type State } from './state.ts';

/** True when a saved state has every part of a fresh one. */
export function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null) return false;
  const saved = new Map<string, unknown>(Object.entries(value));
  return Object.entries(emptyState('default')).every(([key, part]) => kind(saved.get(key)) === kind(part));
}

function kind(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}
