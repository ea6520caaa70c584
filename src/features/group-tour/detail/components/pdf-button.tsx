import { itineraryPdfName } from '@/domain/pdf-name';
import { type PdfState, useItineraryPdf } from '@/hooks/tour/use-itinerary-pdf';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import type { DetailModel } from '../detail-model';
import styles from './dates-foot.module.css';

const LABELS: Record<PdfState, string> = {
  idle: 'pdf.idle',
  preparing: 'pdf.preparing',
  ready: 'pdf.ready',
  failed: 'common:buttons.retry',
};

/** Makes the PDF of a departure; where that fails, or there is no departure, the ready-made one is offered. */
export function PdfButton({ tour, itineraryId }: { tour: DetailModel; itineraryId: number | null }) {
  const { t } = useWords('tour-detail');
  const { state, download } = useItineraryPdf();
  const isPreparing = state === 'preparing';
  if (itineraryId === null) {
    return tour.linkPdf ? (
      <ButtonLink href={tour.linkPdf} look="line" icon="download">
        {t('pdf.idle')}
      </ButtonLink>
    ) : null;
  }
  return (
    <div>
      <Button
        look="line"
        icon="download"
        aria-disabled={isPreparing || undefined}
        aria-busy={isPreparing || undefined}
        onClick={() => !isPreparing && void download(itineraryId, itineraryPdfName(tour.title))}
      >
        {t(LABELS[state])}
      </Button>
      <p role="status" className={styles.status}>
        {state === 'ready' && t('pdf.readyText')} {state === 'failed' && t('pdf.failedText')}{' '}
        {tour.linkPdf && (state === 'ready' || state === 'failed') && <a href={tour.linkPdf}>{t('pdf.direct')}</a>}
      </p>
    </div>
  );
}
