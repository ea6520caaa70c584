import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import { homeData } from '../home-data';

export function HomeHead() {
  const { t, locale } = useMessages('common');
  const description = t('site.description');
  return (
    <>
      <PageHead title={t('site.title')} description={description} path={routes.home()} isWholeTitle />
      <JsonLd
        data={typeof window === 'undefined' && homeData(locale, pageUrl('id', '/images/favicon.svg'), description)}
      />
    </>
  );
}
