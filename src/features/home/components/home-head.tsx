import Head from 'next/head';
import { useWords } from '@/i18n/use-words';

export function HomeHead() {
  const { t } = useWords('common');
  return (
    <Head>
      <title>{t('site.title')}</title>
      <meta name="description" content={t('site.description')} />
    </Head>
  );
}
