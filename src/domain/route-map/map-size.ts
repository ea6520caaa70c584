/** The size of a map in its own units. */
export const MAP_WIDTH = 720;
export const MAP_HEIGHT = 480;

/** Outlines are drawn in steps of this many units, which makes their paths shorter. */
export const OUTLINE_SCALE = 2;
