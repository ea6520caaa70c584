import Head from 'next/head';
import { brand } from '@/config/brand';
import { useWords } from '@/i18n/use-words';
import { JsonLd } from '@/ui/static/json-ld';
import type { CareerModel } from './career-model';
import { jobPosting } from './job-posting';

/** The position for search engines. */
export function CareerHead({ career }: { career: CareerModel }) {
  const { t } = useWords('career');
  const { position, type, contract } = career;
  return (
    <>
      <Head>
        <title>{`${position} · ${brand.name}`}</title>
        <meta name="description" content={t('detail.description', { position, type, contract, brand: brand.name })} />
      </Head>
      <JsonLd data={typeof window === 'undefined' && jobPosting(career)} />
    </>
  );
}
