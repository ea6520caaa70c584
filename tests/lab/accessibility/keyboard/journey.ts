import type { KeyboardVisit } from './keyboard-visit.ts';

/** The steps of a visit by keyboard alone, at a viewport width of 1280 px unless another width is given. */
export type Journey = { name: string; width?: number; run: (visit: KeyboardVisit) => Promise<void> };
