import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import type { CareerModel } from './career-model';
import { jobPosting } from './job-posting';

/** Shows the position's metadata for search engines. */
export function CareerMeta({ career }: { career: CareerModel }) {
  const { t } = useMessages('career');
  const language = useIndexedLanguage();
  const { position, type, contract, slug, postedAt, workplace } = career;
  return (
    <>
      <PageMeta
        title={position}
        description={t('detail.description', { position, type, contract, brand: brand.name })}
        path={routes.career(slug)}
      />
      {postedAt && workplace && (
        <JsonLd data={typeof window === 'undefined' && jobPosting(language, career, { postedAt, workplace })} />
      )}
    </>
  );
}
