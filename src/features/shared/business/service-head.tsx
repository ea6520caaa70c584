import Head from 'next/head';
import { brand } from '@/config/brand';
import { publicEnv } from '@/config/env';
import { useWords } from '@/i18n/use-words';
import { serviceData } from './service-data';

type ServiceHeadProps = { title: string; description: string; path: string; offers: readonly string[] };

/** Title, description and structured data of a page about a service. */
export function ServiceHead({ title, description, path, offers }: ServiceHeadProps) {
  const { locale } = useWords();
  const url = `${publicEnv.siteUrl}${locale === 'en' ? '/en' : ''}${path}`;
  return (
    <Head>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: serviceData escapes what could end the element
        dangerouslySetInnerHTML={{ __html: serviceData({ name: title, description, url, offers }) }}
      />
    </Head>
  );
}
