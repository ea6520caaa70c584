import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import { homeData } from '../home-data';
import type { HomeModel } from '../home-model';

export function HomeMeta({ hours }: Pick<HomeModel, 'hours'>) {
  const { t } = useMessages('common');
  const language = useIndexedLanguage();
  const description = t('site.description');
  return (
    <>
      <PageMeta title={t('site.title')} description={description} path={routes.home()} isWholeTitle />
      <JsonLd data={typeof window === 'undefined' && homeData(language, description, hours)} />
    </>
  );
}
