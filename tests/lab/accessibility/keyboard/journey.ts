import type { Walk } from './walk.ts';

/** A visit that nothing but keys are needed for. */
export type Journey = { name: string; width?: number; go: (walk: Walk) => Promise<void> };
