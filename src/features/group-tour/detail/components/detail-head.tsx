import Head from 'next/head';
import { brand } from '@/config/brand';
import { useWords } from '@/i18n/use-words';
import type { DetailModel } from '../detail-model';

export function DetailHead({ tour }: { tour: DetailModel }) {
  const { t } = useWords('tour-detail');
  return (
    <Head>
      <title>{`${tour.title} · ${brand.name}`}</title>
      <meta name="description" content={tour.seoDescription ?? t('seo.description', { tour: tour.title })} />
    </Head>
  );
}
