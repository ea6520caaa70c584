import Head from 'next/head';
import { pageUrl } from '@/config/page-url';
import { useWords } from '@/i18n/use-words';
import { JsonLd } from '@/ui/static/json-ld';
import { homeData } from '../home-data';

export function HomeHead() {
  const { t, locale } = useWords('common');
  const description = t('site.description');
  return (
    <>
      <Head>
        <title>{t('site.title')}</title>
        <meta name="description" content={description} />
      </Head>
      <JsonLd
        data={typeof window === 'undefined' && homeData(locale, pageUrl('id', '/images/favicon.svg'), description)}
      />
    </>
  );
}
