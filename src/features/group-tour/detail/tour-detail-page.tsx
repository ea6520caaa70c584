import { useDeferredValue } from 'react';
import { NextTurn } from '@/lib/next-turn';
import { ScreenOfNothing } from '@/lib/screen-of-nothing';
import { Container } from '@/ui/static/container';
import { BookingCard } from './components/booking-card';
import { DetailHead } from './components/detail-head';
import { Gallery } from './components/gallery';
import { DatesSection, LaterSections, OtherTours } from './components/late-parts';
import { SaleBar } from './components/sale-bar';
import { SectionTabs } from './components/section-tabs';
import { SummarySection } from './components/summary-section';
import { TourCrumbs } from './components/tour-crumbs';
import { TourHeading } from './components/tour-heading';
import type { DetailModel } from './detail-model';
import { sectionsOf } from './sections';
import styles from './tour-detail-page.module.css';
import { useTourDetail } from './use-tour-detail';

export type TourDetailPageProps = { tour: DetailModel };

/** One tour: what it is, when it leaves, what it costs and how to book it. */
export function TourDetailPage({ tour }: TourDetailPageProps) {
  const sale = useTourDetail(tour);
  // The programme follows a choice; the choice does not wait for it.
  const chosen = useDeferredValue(sale.chosen);
  return (
    <>
      <DetailHead tour={tour} />
      <TourCrumbs tour={tour} />
      <Container className={styles.layout}>
        <TourHeading tour={tour} sale={sale} />
        <Gallery pictures={tour.pictures} title={tour.title} />
        <div className={styles.content}>
          <NextTurn waiting={<ScreenOfNothing />}>
            <SectionTabs sections={sectionsOf(tour)} />
            {tour.summaryHtml && <SummarySection html={tour.summaryHtml} />}
          </NextTurn>
          <DatesSection tour={tour} sale={sale} />
          <LaterSections tour={tour} chosen={chosen} />
        </div>
        <NextTurn>
          <BookingCard tour={tour} sale={sale} />
        </NextTurn>
      </Container>
      <OtherTours tour={tour} />
      <SaleBar tour={tour} sale={sale} />
    </>
  );
}
