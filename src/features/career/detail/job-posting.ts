import type { JobPosting } from 'schema-dts';
import { brand } from '@/config/brand';
import { addressData } from '@/features/shared/address-data';
import { agencyLogo, agencyReference } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import type { CareerModel } from './career-model';

const EMPLOYMENT: Record<string, string> = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  freelance: 'CONTRACTOR',
  magang: 'INTERN',
  internship: 'INTERN',
};

/** The facts that search engines require of a vacancy; without them it has no structured data. */
type RequiredFacts = { postedAt: string; workplace: NonNullable<CareerModel['workplace']> };

/** Returns the vacancy as schema.org's JobPosting. Every date and place in it is a field of the service. */
export function jobPosting(locale: Locale, career: CareerModel, { postedAt, workplace }: RequiredFacts) {
  const { id, position, type, closesOn, descriptionHtml, jobHtml, requirementsHtml } = career;
  const employmentType = EMPLOYMENT[type.toLowerCase()];
  return {
    '@type': 'JobPosting',
    title: position,
    description: descriptionHtml + jobHtml + requirementsHtml,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: id },
    datePosted: postedAt,
    ...(closesOn && { validThrough: closesOn }),
    ...(employmentType && { employmentType }),
    hiringOrganization: { ...agencyReference(locale), logo: agencyLogo() },
    jobLocation: { '@type': 'Place', address: addressData(workplace) },
    directApply: true,
  } satisfies JobPosting;
}
