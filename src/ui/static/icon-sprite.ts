// Written by `node src/ui/static/write-icon-sprite.ts` from icon-paths.ts. Do not edit.
export const ICON_SPRITE = '/images/icons.svg?v=c99d3c8b';
