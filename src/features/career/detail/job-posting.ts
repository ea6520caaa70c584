import type { JobPosting } from 'schema-dts';
import { brand } from '@/config/brand';
import { agencyData } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import type { CareerModel } from './career-model';

const EMPLOYMENT: Record<string, string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  freelance: 'CONTRACTOR',
  magang: 'INTERN',
  internship: 'INTERN',
};

/**
 * Returns the vacancy as schema.org's JobPosting; null without the posting date and place that search engines require.
 */
export function jobPosting(locale: Locale, career: CareerModel) {
  const { position, type, location, postedAt, descriptionHtml, jobHtml, requirementsHtml } = career;
  if (!location || !postedAt) return null;
  const employmentType = EMPLOYMENT[type.toLowerCase()];
  return {
    '@type': 'JobPosting',
    title: position,
    description: descriptionHtml + jobHtml + requirementsHtml,
    datePosted: postedAt,
    ...(employmentType && { employmentType }),
    hiringOrganization: agencyData(locale),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: brand.address.country },
    },
    directApply: true,
  } satisfies JobPosting;
}
