import type { Service } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { PageMeta } from '@/features/shared/meta/page-meta';
import type { Locale } from '@/i18n/locales';
import type { Elements } from '@/lib/elements';
import { agencyReference } from '../agency-data';
import { type Step, StepList } from '../step-list';
import styles from './service-page.module.css';

type ServiceMetaProps = {
  title: string;
  description: string;
  path: string;
  /** The parts of the service, listed as its offer catalogue. */
  offers: readonly string[];
};

/** Renders title, description and structured data of a page about a service. */
export function ServiceMeta({ offers, ...meta }: ServiceMetaProps) {
  const data = typeof window === 'undefined' && ((language: Locale) => serviceData(language, { ...meta, offers }));
  return <PageMeta {...meta} data={data} />;
}

/** Returns the schema.org data of one of our services. */
function serviceData(locale: Locale, { title: name, description, path, offers }: ServiceMetaProps) {
  const itemListElement = offers.map(
    (offer) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: offer } }) as const,
  );
  return {
    '@type': 'Service',
    name,
    description,
    url: pageUrl(locale, path),
    provider: agencyReference(locale),
    ...(offers.length > 0 && { hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement } as const }),
  } satisfies Service;
}

type NumberedSectionProps = {
  id: string;
  title: string;
  text: string;
  /** A link below the text. */
  action?: Elements;
  items: (Step & { sign?: string })[];
  isSoft?: boolean;
};

/** Shows a heading on the left, and numbered items or items with signs in two columns on the right. */
export function NumberedSection({ id, title, text, action, items, isSoft }: NumberedSectionProps) {
  return (
    <section className={isSoft ? 'soft-band' : styles.band} aria-labelledby={id}>
      <div className={`container stack ${styles.grid}`}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={`muted ${styles.text}`}>{text}</p>
          {action}
        </div>
        <StepList steps={items} isLarge className={styles.items} />
      </div>
    </section>
  );
}
