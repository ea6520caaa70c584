import { useDeferredValue } from 'react';
import { DraftBarLoader } from '@/features/shared/draft/draft-bar-loader';
import { useContentLang } from '@/i18n/content-language';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { ActionsPlaceholder } from './components/actions-placeholder';
import { DetailMeta } from './components/detail-meta';
import { Gallery } from './components/gallery';
import { BookingCard } from './dates/booking-card';
import './generated/deferred-styles';
import { useMessages } from '@/i18n/use-messages';
import { Prose } from '@/ui/static/prose';
import { SectionTabs } from './components/section-tabs';
import { TourCrumbs } from './components/tour-crumbs';
import { TourFacts } from './components/tour-facts';
import { TourTop } from './components/tour-top';
import { BookingBar } from './dates/booking-bar';
import type { DetailModel } from './detail-model';
import { sectionsOf } from './sections';
import styles from './tour-detail-page.module.css';
import { useTourDetail } from './use-tour-detail';

/** The buttons to share, save and compare. */
const TourActions = hydrateLater(
  () => import('./components/tour-actions').then((part) => part.TourActions),
  ActionsPlaceholder,
);

/** The departures and their actions. */
const DatesSection = hydrateLater(
  () => import('./dates/dates-section').then((part) => part.DatesSection),
  ViewportPlaceholder,
);

/** The sections from the programme to the questions. */
const LaterSections = hydrateLater(
  () => import('./components/later-sections').then((part) => part.LaterSections),
  ViewportPlaceholder,
);

/** Other tours: similar and recently viewed. */
const OtherTours = hydrateLater(() => import('./components/other-tours').then((part) => part.OtherTours));

export type TourDetailPageProps = { tour: DetailModel };

/** Shows the page of one tour: content, departures, prices and booking links. */
export function TourDetailPage({ tour }: TourDetailPageProps) {
  const lang = useContentLang();
  const selection = useTourDetail(tour);
  // Deferred, so that the choice of a departure is shown before the programme renders again.
  const departure = useDeferredValue(selection.departure);
  return (
    <>
      <DetailMeta tour={tour} />
      <DraftBarLoader draft={tour.draft} />
      <TourTop
        crumbs={<TourCrumbs tour={tour} />}
        title={tour.title}
        lang={lang()}
        facts={<TourFacts tour={tour} selection={selection} />}
        // They would store the draft's title and price on the device.
        actions={!tour.draft && <TourActions tour={tour} selection={selection} />}
      >
        <Gallery pictures={tour.pictures} title={tour.title} />
        <div className={styles.content}>
          <SectionTabs sections={sectionsOf(tour)} />
          {tour.summaryHtml && <SummarySection html={tour.summaryHtml} />}
          <DatesSection tour={tour} selection={selection} />
          <LaterSections tour={tour} departure={departure} />
        </div>
        <BookingCard tour={tour} selection={selection} />
      </TourTop>
      <OtherTours tour={tour} />
      <BookingBar tour={tour} selection={selection} />
    </>
  );
}

/** Shows the operator's description of the tour: the first paragraph as a lead, the highlights in two columns. */
function SummarySection({ html }: { html: string }) {
  const lang = useContentLang();
  const { t } = useMessages('tour-detail');
  return (
    <section id="summary" aria-label={t('tabs.summary')}>
      <Prose html={html} lang={lang()} className={styles.summary} />
    </section>
  );
}
