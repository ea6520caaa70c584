import { pageUrl } from '@/config/page-url';
import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import { serviceData } from './service-data';

type ServiceHeadProps = { title: string; description: string; path: string; offers: readonly string[] };

/** Title, description and structured data of a page about a service. */
export function ServiceHead({ title, description, path, offers }: ServiceHeadProps) {
  const { locale } = useMessages();
  const url = pageUrl(locale, path);
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <JsonLd data={typeof window === 'undefined' && serviceData(locale, { name: title, description, url, offers })} />
    </>
  );
}
