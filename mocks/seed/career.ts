import type { Career } from '@sdk';
import { addDays } from './calendar.ts';
import { contentIntern, productExecutive, visaOfficer } from './careers/office-and-content.ts';
import { miceAccountManager, tourConsultant, tourLeader } from './careers/sales-and-tour.ts';
import { inLanguage, type Locale, languagesFrom } from './localized.ts';

/** The open vacancies by id; id 0 is the general application and has no vacancy. */
export function buildCareers(today: string, locale: Locale): Career[] {
  const texts = [tourConsultant, tourLeader, productExecutive, miceAccountManager, visaOfficer, contentIntern];
  return inLanguage(texts, locale).map(({ postedDaysAgo, closesInDays, ...career }) => ({
    ...career,
    languages: languagesFrom(locale),
    created_at: addDays(today, -postedDaysAgo),
    closes_on: closesInDays === undefined ? null : addDays(today, closesInDays),
  }));
}
