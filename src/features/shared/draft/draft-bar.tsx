import styles from './draft-bar.module.css';
import type { DraftNote } from './draft-note';

/** Says that the page is a preview, and leads out of it. */
export function DraftBar({ draft: { note, leave, leaveHref } }: { draft: DraftNote }) {
  return (
    <aside className={styles.bar}>
      <div className={`container cluster ${styles.line}`}>
        <p>{note}</p>
        {/* No link of Next: it would request the address before it is pressed, and that ends the preview. */}
        <a href={leaveHref}>{leave}</a>
      </div>
    </aside>
  );
}
