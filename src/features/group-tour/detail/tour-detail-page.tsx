import { Container } from '@/ui/static/container';
import { BookingCard } from './components/booking-card';
import { DatesSection } from './components/dates-section';
import { DetailHead } from './components/detail-head';
import { Gallery } from './components/gallery';
import { IncludedSection } from './components/included-section';
import { ItinerarySection } from './components/itinerary-section';
import { SaleBar } from './components/sale-bar';
import { SectionTabs } from './components/section-tabs';
import { SimilarTours } from './components/similar-tours';
import { SummarySection } from './components/summary-section';
import { TermsSection } from './components/terms-section';
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
  const sections = sectionsOf(tour);
  return (
    <>
      <DetailHead tour={tour} />
      {sale.reader}
      <TourCrumbs tour={tour} />
      <Container className={styles.layout}>
        <TourHeading tour={tour} sale={sale} />
        <Gallery pictures={tour.pictures} title={tour.title} />
        <div className={styles.content}>
          <SectionTabs sections={sections} />
          {tour.summaryHtml && <SummarySection html={tour.summaryHtml} />}
          <DatesSection tour={tour} sale={sale} />
          {sections.includes('itinerary') && <ItinerarySection tour={tour} chosen={sale.chosen} />}
          {sections.includes('included') && <IncludedSection tour={tour} />}
          {sections.includes('terms') && <TermsSection points={tour.keyPoints} />}
        </div>
        <BookingCard tour={tour} sale={sale} />
      </Container>
      {tour.similar.length > 0 && <SimilarTours tours={tour.similar} regional={tour.regional} />}
      <SaleBar tour={tour} sale={sale} />
    </>
  );
}
