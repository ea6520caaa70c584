import Head from 'next/head';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { useWords } from '@/i18n/use-words';
import { JsonLd } from '@/ui/static/json-ld';
import { serviceData } from './service-data';

type ServiceHeadProps = { title: string; description: string; path: string; offers: readonly string[] };

/** Title, description and structured data of a page about a service. */
export function ServiceHead({ title, description, path, offers }: ServiceHeadProps) {
  const { locale } = useWords();
  const url = pageUrl(locale, path);
  return (
    <>
      <Head>
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="description" content={description} />
      </Head>
      <JsonLd data={typeof window === 'undefined' && serviceData({ name: title, description, url, offers })} />
    </>
  );
}
