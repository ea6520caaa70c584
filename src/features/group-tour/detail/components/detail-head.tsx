import { routes } from '@/config/routes';
import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import type { DetailModel } from '../detail-model';
import { tripData } from '../trip-data';

/** The title, the description and what search engines are told. */
export function DetailHead({ tour }: { tour: DetailModel }) {
  const { t, locale } = useMessages('tour-detail');
  const description = tour.seoDescription ?? t('seo.description', { tour: tour.title });
  return (
    <>
      <PageHead title={tour.seoTitle ?? tour.title} description={description} path={routes.tour(tour.id)} />
      <JsonLd data={typeof window === 'undefined' && tripData(locale, tour, description)} />
    </>
  );
}
