import type { Walk } from './walk.ts';

/** A visit by keyboard alone. */
export type Journey = { name: string; width?: number; go: (walk: Walk) => Promise<void> };
