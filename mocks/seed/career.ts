import type { Career } from '@sdk';
import { addDays } from './calendar.ts';
import { contentIntern, productExecutive, visaOfficer } from './careers/office-and-content.ts';
import { miceAccountManager, tourConsultant, tourLeader } from './careers/sales-and-tour.ts';

/** The open vacancies by id; id 0 is the general application and has no vacancy. */
export function buildCareers(today: string): Career[] {
  return [tourConsultant, tourLeader, productExecutive, miceAccountManager, visaOfficer, contentIntern].map(
    ({ postedDaysAgo, ...career }) => ({ ...career, created_at: addDays(today, -postedDaysAgo) }),
  );
}
