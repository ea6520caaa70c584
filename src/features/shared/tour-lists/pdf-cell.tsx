import { itineraryPdfUrl } from '@/hooks/tour/use-itinerary-pdf';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { PdfButton } from '../tour/pdf-button';
import type { ComparedTour } from './compared-tour';

/** Shows a button for the itinerary as a PDF: that of a departure if there is one, otherwise the ready-made file. */
export function PdfCell({ tour, itineraryId }: { tour: ComparedTour; itineraryId: number | null }) {
  const lang = useContentLang();
  const { t } = useMessages('kept');
  if (itineraryId === null && !tour.linkPdf) return <span>{t('table.unknown')}</span>;
  return (
    <PdfButton
      tour={tour}
      itineraryId={itineraryId}
      labels={{ idle: t('table.download'), preparing: t('table.preparing'), ready: t('table.ready') }}
      toastTexts={{ ready: t('table.ready'), failed: t('table.notLoaded') }}
      size="compact"
      tourName={
        <span className="visually-hidden" lang={lang(tour.language)}>
          {` ${tour.title}`}
        </span>
      }
      status={(state) => (
        <>
          {state === 'failed' && (
            <>
              <span>{`${t('table.notLoaded')}.`}</span>{' '}
              {itineraryId !== null && <a href={itineraryPdfUrl(itineraryId)}>{t('table.direct')}</a>}
            </>
          )}
          {state === 'ready' && <span className="visually-hidden">{t('table.ready')}</span>}
        </>
      )}
    />
  );
}
