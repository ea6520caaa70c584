// Generated from src/ui/static/pictures/icon-paths.ts by `npm run generate`. Never edit.
export const ICON_SPRITE = '/images/icons.svg?v=8b4176b9';
