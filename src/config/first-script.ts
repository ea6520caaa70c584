import { createHash } from 'node:crypto';

/**
 * The only script inside the pages; it runs before the first frame. It lays out the whole page for a reload and for an
 * address with a place (`src/lib/whole-page.ts`), because browsers go to that place before any other script runs. It has
 * no character that HTML escapes, and the old name of the kind of visit, which is a number.
 */
export const firstScript = 'if(location.hash||performance.navigation?.type)document.documentElement.dataset.whole=1';

/** The source expression by which the content policy allows exactly this script. */
export const firstScriptHash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`;
