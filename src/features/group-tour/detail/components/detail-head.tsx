import Head from 'next/head';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { JsonLd } from '@/ui/static/json-ld';
import type { DetailModel } from '../detail-model';
import { tripData } from '../trip-data';

/** The title, the description and what search engines are told. */
export function DetailHead({ tour }: { tour: DetailModel }) {
  const { t, locale } = useWords('tour-detail');
  const url = (path: string) => pageUrl(locale, path);
  return (
    <>
      <Head>
        <title>{`${tour.title} · ${brand.name}`}</title>
        <meta name="description" content={tour.seoDescription ?? t('seo.description', { tour: tour.title })} />
      </Head>
      <JsonLd data={typeof window === 'undefined' && tripData(tour, url(routes.tour(tour.id)), url(routes.home()))} />
    </>
  );
}
