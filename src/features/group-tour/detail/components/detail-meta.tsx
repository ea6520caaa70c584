import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import type { DetailModel } from '../detail-model';
import { tripData } from '../trip-data';

/** Renders the title, the description and the structured data for search engines. */
export function DetailMeta({ tour }: { tour: DetailModel }) {
  const { t, locale } = useMessages('tour-detail');
  const description = tour.seoDescription ?? t('seo.description', { tour: tour.title });
  return (
    <>
      <PageMeta title={tour.seoTitle ?? tour.title} description={description} path={routes.tour(tour.id)} />
      <JsonLd data={typeof window === 'undefined' && tripData(locale, tour, description)} />
    </>
  );
}
