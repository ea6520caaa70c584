/** The size of a map in its own units. */
export const MAP_WIDTH = 720;
export const MAP_HEIGHT = 480;

/** Paths of outlines are written in whole multiples of this many units, which makes them shorter. */
export const OUTLINE_SCALE = 2;
