import { useEffect } from 'react';
import { CompareButton } from '@/features/shared/tour-lists/compare-button';
import { CompareChip } from '@/features/shared/tour-lists/compare-chip';
import { SaveButton } from '@/features/shared/tour-lists/save-button';
import { useShare } from '@/features/shared/use-share';
import { useWithLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { pageAddress } from '@/lib/share';
import { recordVisit } from '@/state/tour-lists';
import { Button } from '@/ui/static/buttons/button';
import { LinkedNote } from '../dates/linked-note';
import type { DetailModel } from '../detail-model';
import type { DepartureSelection } from '../use-tour-detail';
import styles from './tour-actions.module.css';

/** Shows the buttons to save, compare and share; also records the tour as recently viewed on the device. */
export function TourActions({ tour, selection }: { tour: DetailModel; selection: DepartureSelection }) {
  const { id, title, countries, card } = tour;
  const listed = { id, title, countries, ...card };
  const { language } = useWithLanguage(card);

  useEffect(() => recordVisit({ id, title, countries, ...card, language }), [id, title, countries, card, language]);

  return (
    <>
      <ShareButton title={title} />
      <SaveButton tour={listed} look="outline" />
      <CompareButton tour={listed} look="outline" />
      <CompareChip className={styles.chip} />
      <LinkedNote selection={selection} />
    </>
  );
}

function ShareButton({ title }: { title: string }) {
  const { t } = useMessages('tour-detail');
  const { resultText, share } = useShare({ copied: t('head.shared'), failed: t('head.shareFailed') });
  return (
    <>
      <Button look="quiet" icon="share" onClick={() => share({ title, url: pageAddress() })}>
        {t('kept:share')}
      </Button>
      <span role="status" className={styles.status}>
        {resultText}
      </span>
    </>
  );
}
