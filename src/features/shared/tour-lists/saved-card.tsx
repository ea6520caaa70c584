import type { Tour } from '@sdk';
import { useEffect } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { tourCardModel } from '@/domain/tour/tour-card';
import { useTour } from '@/hooks/tour/use-tour';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { type ListedTour, toggleSaved } from '@/state/tour-lists';
import { Button } from '@/ui/static/buttons/button';
import { Picture } from '@/ui/static/pictures/picture';
import { Tag } from '@/ui/static/tag';
import { TourTile } from '../tour/tour-tile';
import styles from './saved-card.module.css';

type SavedCardProps = {
  tour: ListedTour;
  /** The same tour from the service's current list. */
  fresh: Tour | undefined;
  /** True if the service's list does not contain this tour. */
  isUnlisted: boolean;
  /** Called with a retry function if the request for this tour alone fails, and with null when the failure is over. */
  report: (id: number, retry: (() => void) | null) => void;
};

/** Shows a saved tour with the data stored on the device until current data arrive. A removed tour is marked. */
export function SavedCard({ tour, fresh, isUnlisted, report }: SavedCardProps) {
  const { data, error, mutate } = useTour(isUnlisted ? tour.id : null);
  const known = fresh ?? data?.data;
  const isGone = error?.kind === 'not-found';
  const hasFailed = error !== undefined && !isGone;
  useEffect(() => {
    if (!hasFailed) return;
    report(tour.id, () => void mutate());
    return () => report(tour.id, null);
  }, [hasFailed, mutate, report, tour.id]);
  if (isGone) return <GoneCard tour={tour} />;
  return <TourTile tour={known ? tourCardModel(known, todayInJakarta()) : tour} headingLevel={2} isCompact />;
}

function GoneCard({ tour }: { tour: ListedTour }) {
  const lang = useContentLang();
  const { t } = useMessages('kept');
  return (
    <article className={styles.card}>
      <Picture src={tour.imageUrl} alt="" sizes="400px" maxWidth={640} className={styles.picture} />
      <Tag tone="sand">{t('saved.gone')}</Tag>
      <h2 className={styles.title} lang={lang(tour.language)}>
        {withNoBreakDashes(tour.title)}
      </h2>
      <Button
        look="line"
        size="compact"
        aria-label={t('saved.remove', { tour: tour.title })}
        icon="trash"
        onClick={() => toggleSaved(tour)}
      >
        {t('saved.takeOut')}
      </Button>
    </article>
  );
}
