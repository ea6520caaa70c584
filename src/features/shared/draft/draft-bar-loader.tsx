import { loadOnUse } from '@/lib/defer/load-on-use';
import type { DraftNote } from './draft-note';

const DraftBar = loadOnUse<{ draft: DraftNote }>(
  () => import('./draft-bar').then((part) => part.DraftBar),
  () => null,
);

/** Shows the bar over a preview; other pages load none of its code. */
export function DraftBarLoader({ draft }: { draft: DraftNote | undefined }) {
  return draft ? <DraftBar draft={draft} /> : null;
}
