import { createHash } from 'node:crypto';

/**
 * The only script inside the pages; it runs before the first frame. It lays out the whole page for a reload, for Back from
 * another site and for an address with a fragment (`src/lib/defer/hydrate-later.tsx`), because browsers go to that place before any
 * other script runs. React would escape quotes, and the hash would not match; the deprecated `performance.navigation`
 * needs none: its `type` is 0 for a page that is opened by a link or an address.
 */
export const firstScript = 'if(location.hash||performance.navigation?.type)document.documentElement.dataset.whole=1';

/** The source expression by which the content policy allows exactly this script. */
export const firstScriptHash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`;
