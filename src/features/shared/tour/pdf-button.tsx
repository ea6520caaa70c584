import { itineraryPdfUrl, useItineraryPdf } from '@/data/use-itinerary-pdf';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { pdfFileName, titleInFileName } from '@/lib/save-file';
import { showResult } from '@/state/toasts';
import { Button, ButtonLink } from '@/ui/static/buttons/button';

type PdfButtonProps = {
  tour: { title: string; linkPdf: string | null };
  /** The departure of the PDF; null if there is none. */
  itineraryId: number | null;
  label: string;
  statusClass?: string;
  size?: 'compact';
  /** The tour's name for screen readers, after the label of the button. */
  tourName?: Elements;
};

/**
 * Shows a button that creates a departure's PDF, and below it the result with a direct link to the file. Without a
 * departure it is a link to the ready-made file, or nothing.
 */
export function PdfButton({ tour, itineraryId, label, statusClass = '', size, tourName }: PdfButtonProps) {
  const { t } = useMessages();
  const { state, download } = useItineraryPdf();
  const isPreparing = state === 'preparing';
  const press = async (id: number) => {
    if (isPreparing) return;
    const isReady = await download(id, itineraryPdfName(tour.title));
    showResult(isReady ? 'success' : 'error', t(isReady ? 'pdf.ready' : 'pdf.failed'));
  };
  if (itineraryId === null) {
    return tour.linkPdf ? (
      <ButtonLink href={tour.linkPdf} look="line" size={size} icon="download">
        <span>{label}</span>
        {tourName}
      </ButtonLink>
    ) : null;
  }
  return (
    <div>
      <Button
        look="line"
        size={size}
        icon="download"
        aria-disabled={isPreparing || undefined}
        aria-busy={isPreparing || undefined}
        onClick={() => void press(itineraryId)}
      >
        <span>{isPreparing ? t('pdf.preparing') : state === 'failed' ? t('buttons.retry') : label}</span>
        {tourName}
      </Button>
      {/* Always rendered, because screen readers announce only changes in an existing live region. */}
      <p role="status" className={`small muted ${statusClass}`}>
        {(state === 'ready' || state === 'failed') && (
          <>
            <span>{t(`pdf.${state}`)}</span> <a href={itineraryPdfUrl(itineraryId)}>{t('pdf.direct')}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** Returns the file name of a saved itinerary (§7): `Itinerary - {tour title}.pdf`. */
export const itineraryPdfName = (tourTitle: string) => pdfFileName(`Itinerary - ${titleInFileName(tourTitle)}`);
