import Head from 'next/head';
import { brand } from '@/config/brand';
import { useWords } from '@/i18n/use-words';
import type { CareerModel } from './career-model';
import { jobPosting } from './job-posting';

/** The position for search engines. */
export function CareerHead({ career }: { career: CareerModel }) {
  const { t } = useWords('career');
  const { position, type, contract } = career;
  const posting = jobPosting(career);
  return (
    <Head>
      <title>{`${position} · ${brand.name}`}</title>
      <meta name="description" content={t('detail.description', { position, type, contract, brand: brand.name })} />
      {posting && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: jobPosting escapes what could end the element
          dangerouslySetInnerHTML={{ __html: posting }}
        />
      )}
    </Head>
  );
}
