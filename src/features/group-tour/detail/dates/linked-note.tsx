import { useRouter } from 'next/router';
import { formatDate } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { isSameId } from '@/lib/is-same-id';
import { useHydrated } from '@/lib/use-hydrated';
import { Note } from '@/ui/static/messages/note';
import styles from '../components/tour-actions.module.css';
import { linkedProblem } from '../linked-departure';
import type { DepartureSelection } from '../use-tour-detail';

/**
 * Shows a note if the departure of the link cannot be booked, with the date that is shown instead. The page is built
 * without the query, so the note is positioned over the pictures: nothing moves when it appears.
 */
export function LinkedNote({ selection }: { selection: DepartureSelection }) {
  const { t, locale } = useMessages('tour-detail');
  const { itinerary } = useRouter().query;
  const { departure } = selection;
  // The router may have the query before this part hydrates, but the server rendered without it.
  const isHydrated = useHydrated();
  const problem = isHydrated && linkedProblem(selection, itinerary);
  const isOther = departure && !isSameId(departure.id, itinerary);
  return (
    <div role="status" className={styles.linked}>
      {problem && (
        <Note tone="warning">
          {isOther
            ? `${t(`linked.${problem}`)} ${t('linked.other', { date: formatDate(departure.from, locale) })}`
            : t(`linked.${problem}`)}
        </Note>
      )}
    </div>
  );
}
