import { BookingBar, BookingCard } from './booking-card';
import { ActionsPlaceholder, TourTop } from './tour-top';
import './generated/deferred-styles';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { routes } from '@/config/routes';
import { DraftBarLoader } from '@/features/shared/draft/draft-bar-loader';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useCurrentPart } from '@/features/shared/use-current-part';
import { useMessages } from '@/i18n/use-messages';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { Prose } from '@/ui/static/prose';
import { TabsNav } from '@/ui/static/tabs-nav';
import type { DetailModel, SectionId } from './detail-model';
import styles from './tour-detail-page.module.css';
import { tripData } from './trip-data';
import { useTourDetail } from './use-tour-detail';

/** The buttons to share, save and compare. */
const TourActions = hydrateLater(() => import('./tour-actions').then((part) => part.TourActions), ActionsPlaceholder);

/** The departures and their actions. */
const DatesSection = hydrateLater(
  () => import('./dates-section').then((part) => part.DatesSection),
  ViewportPlaceholder,
);

/** The sections from the programme to the questions. */
const LaterSections = hydrateLater(
  () => import('./later-sections').then((part) => part.LaterSections),
  ViewportPlaceholder,
);

/** Other tours: similar and recently viewed. */
const OtherTours = hydrateLater(() => import('./other-tours').then((part) => part.OtherTours));

export type TourDetailPageProps = { tour: DetailModel };

/** Shows the page of one tour: content, departures, prices and booking links. */
export function TourDetailPage({ tour }: TourDetailPageProps) {
  const { t, lang } = useMessages('tour-detail');
  const selection = useTourDetail(tour);
  // Deferred, so that the choice of a departure is shown before the programme renders again.
  const departure = useDeferredValue(selection.departure);
  const sections = useMemo(() => sectionsOf(tour), [tour]);
  const description = tour.seoDescription ?? t('seo.description', { tour: tour.title });
  return (
    <>
      <PageMeta
        title={tour.seoTitle ?? tour.title}
        description={description}
        path={routes.tour(tour.id)}
        isHidden={!!tour.draft}
        data={typeof window === 'undefined' && ((language) => tripData(language, tour, description))}
      />
      <DraftBarLoader draft={tour.draft} />
      <TourTop
        {...{ tour, selection }}
        // They would store the draft's title and price on the device.
        actions={!tour.draft && <TourActions tour={tour} selection={selection} />}
      >
        <div className={styles.content}>
          <SectionTabs sections={sections} />
          {tour.summaryHtml && (
            <section id="summary" aria-label={t('tabs.summary')}>
              <Prose html={tour.summaryHtml} lang={lang()} className={styles.summary} />
            </section>
          )}
          <DatesSection tour={tour} selection={selection} />
          <LaterSections tour={tour} departure={departure} sections={sections} />
        </div>
        <BookingCard tour={tour} selection={selection} />
      </TourTop>
      <OtherTours tour={tour} />
      <BookingBar tour={tour} selection={selection} />
    </>
  );
}

/** Shows links to the sections of the page; the one in view is marked. */
function SectionTabs({ sections }: { sections: SectionId[] }) {
  const { t } = useMessages('tour-detail');
  const current = useCurrentPart(sections);
  // Small screens show a part of the row.
  useEffect(() => {
    const tab = document.querySelector<HTMLElement>(`nav a[href="#${current}"]`);
    tab?.closest('ul')?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth });
  }, [current]);
  return (
    // Without a box, so that the sticky tabs are not limited to the height of their wrapper.
    <div className="boxless" data-print="none">
      <TabsNav
        label={t('tabs.label')}
        isSticky
        className={styles.tabs}
        items={sections.map((id) => ({ href: `#${id}`, label: t(`tabs.${id}`), isCurrent: id === current }))}
      />
    </div>
  );
}

/** Returns the sections that have content, in the order of the page; the ids are also the anchors. */
export function sectionsOf(tour: DetailModel): SectionId[] {
  const hasContent: Record<SectionId, boolean> = {
    summary: tour.summaryHtml !== null,
    dates: true,
    itinerary: tour.days === null ? tour.programmeOf !== null : tour.days.length > 0,
    included: tour.included !== null || tour.termHtml !== null,
    visa: true,
    terms: tour.keyPoints.length > 0,
    faq: true,
  };
  return (Object.keys(hasContent) as SectionId[]).filter((id) => hasContent[id]);
}
