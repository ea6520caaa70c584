import { itineraryPdfName } from '@/domain/pdf-name';
import { type PdfState, useItineraryPdf } from '@/hooks/tour/use-itinerary-pdf';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import type { ComparedTour } from './compared-tour';

const LABELS: Record<PdfState, string> = {
  idle: 'table.download',
  preparing: 'table.preparing',
  ready: 'table.ready',
  failed: 'common:buttons.retry',
};

/** The itinerary as a PDF: of a departure where there is one, else the ready-made file. */
export function PdfCell({ tour, itineraryId }: { tour: ComparedTour; itineraryId: number | null }) {
  const { t } = useWords('kept');
  const { state, download } = useItineraryPdf();
  const isPreparing = state === 'preparing';
  const whose = (
    <span className="visually-hidden" lang="id">
      {` ${tour.title}`}
    </span>
  );
  if (itineraryId === null) {
    if (!tour.linkPdf) return t('table.unknown');
    return (
      <ButtonLink href={tour.linkPdf} look="line" size="compact" icon="download">
        {t('table.download')}
        {whose}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        look="line"
        size="compact"
        icon="download"
        aria-disabled={isPreparing || undefined}
        aria-busy={isPreparing || undefined}
        onClick={() => !isPreparing && void download(itineraryId, itineraryPdfName(tour.title))}
      >
        {t(LABELS[state])}
        {whose}
      </Button>
      <p role="status">
        {state === 'failed' && (
          <>
            {t('table.cell')}. {tour.linkPdf && <a href={tour.linkPdf}>{t('table.direct')}</a>}
          </>
        )}
        {state === 'ready' && <span className="visually-hidden">{t('table.ready')}</span>}
      </p>
    </>
  );
}
