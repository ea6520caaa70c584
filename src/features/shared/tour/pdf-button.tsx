import type { ReactNode } from 'react';
import { type PdfState, useItineraryPdf } from '@/hooks/use-itinerary-pdf';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { pdfFileName, titleInFileName } from '@/lib/save-file';
import { showResult } from '@/state/toasts';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';

type PdfButtonProps = {
  tour: { title: string; linkPdf: string | null };
  /** The departure of the PDF; null if there is none. */
  itineraryId: number | null;
  labels: Record<Exclude<PdfState, 'failed'>, string>;
  toastTexts: { ready: string; failed: string };
  /**
   * The content of the live region below the button. The region is always rendered, because screen readers announce
   * only changes in an existing one.
   */
  status: (state: PdfState) => ReactNode;
  statusClass?: string;
  size?: 'compact';
  /** The tour's name for screen readers, after the label of the button. */
  tourName?: Elements;
};

/** Shows a button that creates a departure's PDF; without a departure, a link to the ready-made file, or nothing. */
export function PdfButton({
  tour,
  itineraryId,
  labels,
  toastTexts,
  status,
  statusClass,
  size,
  tourName,
}: PdfButtonProps) {
  const { t } = useMessages();
  const { state, download } = useItineraryPdf();
  const isPreparing = state === 'preparing';
  const press = async (id: number) => {
    if (isPreparing) return;
    const isReady = await download(id, itineraryPdfName(tour.title));
    showResult(isReady ? 'success' : 'error', isReady ? toastTexts.ready : toastTexts.failed);
  };
  if (itineraryId === null) {
    return tour.linkPdf ? (
      <ButtonLink href={tour.linkPdf} look="line" size={size} icon="download">
        <span>{labels.idle}</span>
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
        <span>{state === 'failed' ? t('buttons.retry') : labels[state]}</span>
        {tourName}
      </Button>
      <p role="status" className={statusClass}>
        {status(state)}
      </p>
    </div>
  );
}

/** Returns the file name of a saved itinerary (§7): `Itinerary - {tour title}.pdf`. */
export const itineraryPdfName = (tourTitle: string) => pdfFileName(`Itinerary - ${titleInFileName(tourTitle)}`);
