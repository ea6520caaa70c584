import { PdfButton } from '@/features/shared/tour/pdf-button';
import { itineraryPdfUrl } from '@/hooks/tour/use-itinerary-pdf';
import { useMessages } from '@/i18n/use-messages';
import styles from '../dates/dates-foot.module.css';
import type { DetailModel } from '../detail-model';

/**
 * Shows the button that creates a departure's itinerary as a PDF. After success or failure a direct link to the file is
 * shown beside it.
 */
export function TripPdf({ tour, itineraryId }: { tour: DetailModel; itineraryId: number | null }) {
  const { t } = useMessages('tour-detail');
  return (
    <PdfButton
      // Reset the state for another departure, because it has another file.
      key={itineraryId}
      tour={tour}
      itineraryId={itineraryId}
      labels={{ idle: t('pdf.idle'), preparing: t('pdf.preparing'), ready: t('pdf.ready') }}
      toastTexts={{ ready: t('pdf.readyText'), failed: t('pdf.failedText') }}
      statusClass={styles.status}
      status={(state) =>
        (state === 'ready' || state === 'failed') && (
          <>
            <span>{t(`pdf.${state}Text`)}</span>{' '}
            {itineraryId !== null && <a href={itineraryPdfUrl(itineraryId)}>{t('pdf.direct')}</a>}
          </>
        )
      }
    />
  );
}
