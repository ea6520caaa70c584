import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import type { DetailModel } from '../detail-model';
import { tripData } from '../trip-data';

/** Renders the title, the description and the structured data for search engines. */
export function DetailMeta({ tour }: { tour: DetailModel }) {
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
