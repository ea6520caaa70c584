import { useDeferredValue } from 'react';
import { DraftBarLoader } from '@/features/shared/draft/draft-bar-loader';
import { useContentLang, useIndexedLanguage } from '@/i18n/content-language';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { ActionsPlaceholder } from './components/actions-placeholder';
import { Gallery } from './components/gallery';
import { BookingCard } from './dates/booking-card';
import './generated/deferred-styles';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { Crumbs } from '@/features/shared/page-head/crumbs';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import { Prose } from '@/ui/static/prose';
import { TabsNav } from '@/ui/static/tabs-nav';
import { TourFacts } from './components/tour-facts';
import { TourTop } from './components/tour-top';
import { BookingBar } from './dates/booking-bar';
import type { DetailModel } from './detail-model';
import { type SectionId, sectionsOf } from './sections';
import styles from './tour-detail-page.module.css';
import { tripData } from './trip-data';
import { useCurrentSection } from './use-current-section';
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

/** Renders the title, the description and the structured data for search engines. */
function DetailMeta({ tour }: { tour: DetailModel }) {
  const { t } = useMessages('tour-detail');
  const language = useIndexedLanguage();
  const description = tour.seoDescription ?? t('seo.description', { tour: tour.title });
  return (
    <>
      <PageMeta
        title={tour.seoTitle ?? tour.title}
        description={description}
        path={routes.tour(tour.id)}
        isHidden={!!tour.draft}
      />
      <JsonLd data={typeof window === 'undefined' && tripData(language, tour, description)} />
    </>
  );
}

function TourCrumbs({ tour: { title, regional } }: { tour: DetailModel }) {
  const lang = useContentLang();
  const { t } = useMessages('common');
  return (
    <Crumbs
      items={[
        { label: t('menu.tours'), href: routes.tours() },
        ...(regional ? [{ label: regional.name, href: routes.destination(regional.id) }] : []),
        // A title such as 'Turkey: Istanbul – Cappadocia' has the name before the colon; the rest lists the cities.
        { label: title.split(':', 1)[0] ?? title, lang: lang() },
      ]}
    />
  );
}

/** Shows links to the sections of the page; the one in view is marked. */
function SectionTabs({ sections }: { sections: SectionId[] }) {
  const { t } = useMessages('tour-detail');
  const current = useCurrentSection(sections);
  return (
    <div className={styles.wrapper} data-print="none">
      <TabsNav
        label={t('tabs.label')}
        isSticky
        className={styles.tabs}
        items={sections.map((id) => ({ href: `#${id}`, label: t(`tabs.${id}`), isCurrent: id === current }))}
      />
    </div>
  );
}
