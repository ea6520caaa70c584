import type { ReactNode } from 'react';
import { itineraryPdfName } from '@/domain/tour/pdf-name';
import { type PdfState, useItineraryPdf } from '@/hooks/tour/use-itinerary-pdf';
import { useMessages } from '@/i18n/use-messages';
import { showResult } from '@/state/toasts';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';

type PdfButtonProps = {
  tour: { title: string; linkPdf: string | null };
  /** The departure to print; null where there is none. */
  itineraryId: number | null;
  labels: Record<Exclude<PdfState, 'failed'>, string>;
  /** The toast when it is done. */
  said: { ready: string; failed: string };
  /** What is said under the button; it stands ready before anything is said, as screen readers need it. */
  status: (state: PdfState) => ReactNode;
  statusClass?: string;
  size?: 'compact';
  /** Read out behind the words of the button. */
  whose?: ReactNode;
};

/** Makes the PDF of a departure; where there is none, the ready-made file, or nothing. */
export function PdfButton({ tour, itineraryId, labels, said, status, statusClass, size, whose }: PdfButtonProps) {
  const { t } = useMessages();
  const { state, download } = useItineraryPdf();
  const isPreparing = state === 'preparing';
  const press = async (id: number) => {
    if (isPreparing) return;
    const isReady = await download(id, itineraryPdfName(tour.title));
    showResult(isReady ? 'success' : 'error', isReady ? said.ready : said.failed);
  };
  if (itineraryId === null) {
    return tour.linkPdf ? (
      <ButtonLink href={tour.linkPdf} look="line" size={size} icon="download">
        {labels.idle}
        {whose}
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
        {state === 'failed' ? t('buttons.retry') : labels[state]}
        {whose}
      </Button>
      <p role="status" className={statusClass}>
        {status(state)}
      </p>
    </div>
  );
}
