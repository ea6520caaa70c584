import { useState } from 'react';
import { routes } from '@/config/routes';
import { formatDate, timeInJakarta, todayInJakarta } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { type BookingDraft, readDrafts, removeDraft } from '@/state/booking-draft';
import { confirm } from '@/state/confirm';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Picture } from '@/ui/static/pictures/picture';
import { Section } from '@/ui/static/section';
import { shortTitle } from '../booking-model';
import styles from './draft-list.module.css';

/** Shows the drafts of this tab; render it in the browser only. */
export function DraftList() {
  const { t } = useMessages('booking');
  const [drafts, setDrafts] = useState(() => readDrafts(Date.now()));
  if (drafts.length === 0) return null;
  const discard = async ({ id, title }: BookingDraft['tour']) => {
    const tour = shortTitle(title);
    if (!(await confirm({ text: t('start.discardQuestion', { tour }), yes: t('start.discardYes') }))) return;
    removeDraft(id, Date.now());
    setDrafts(readDrafts(Date.now()));
  };
  return (
    <Section id="drafts" title={t('start.drafts')} isBare className={styles.section}>
      <ul className={styles.drafts}>
        {drafts.map(({ tour, savedAt }) => (
          <li key={tour.id}>
            <DraftCard tour={tour} savedAt={savedAt} onDiscard={() => void discard(tour)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DraftCard({ tour, savedAt, onDiscard }: Pick<BookingDraft, 'tour' | 'savedAt'> & { onDiscard: () => void }) {
  const { t, locale, lang } = useMessages('booking');
  const saved = new Date(savedAt);
  return (
    <article className={styles.card}>
      <Picture src={tour.imageUrl} alt="" sizes="212px" maxWidth={640} className={styles.picture} />
      <div className={styles.text}>
        <h3 className="h4" lang={lang(tour.language)}>
          {withNoBreakDashes(tour.title)}
        </h3>
        <p className={`small muted tabular ${styles.saved}`}>
          {t('start.draftSaved', {
            date: formatDate(todayInJakarta(saved), locale),
            time: timeInJakarta(saved, locale),
          })}
        </p>
      </div>
      <div className={`cluster ${styles.actions}`}>
        <ButtonLink href={routes.booking(tour.id)} size="compact">
          {t('start.continue')}
        </ButtonLink>
        <Button
          look="quiet"
          size="compact"
          icon="trash"
          aria-label={t('start.discardOf', { tour: shortTitle(tour.title) })}
          onClick={onDiscard}
        >
          {t('start.discard')}
        </Button>
      </div>
    </article>
  );
}
