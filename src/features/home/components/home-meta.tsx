import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import { homeData } from '../home-data';

export function HomeMeta() {
  const { t, locale } = useMessages('common');
  const description = t('site.description');
  return (
    <>
      <PageMeta title={t('site.title')} description={description} path={routes.home()} isWholeTitle />
      <JsonLd
        data={typeof window === 'undefined' && homeData(locale, pageUrl('id', '/images/icon-512.png'), description)}
      />
    </>
  );
}
