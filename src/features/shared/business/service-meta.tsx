import { pageUrl } from '@/config/page-url';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useIndexedLanguage } from '@/i18n/content-language';
import { JsonLd } from '@/ui/static/json-ld';
import { serviceData } from './service-data';

type ServiceMetaProps = { title: string; description: string; path: string; offers: readonly string[] };

/** Renders title, description and structured data of a page about a service. */
export function ServiceMeta({ title, description, path, offers }: ServiceMetaProps) {
  const language = useIndexedLanguage();
  const url = pageUrl(language, path);
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <JsonLd
        data={typeof window === 'undefined' && serviceData(language, { name: title, description, url, offers })}
      />
    </>
  );
}
