import * as v from 'valibot';
import type { Rules } from '@/features/shared/form/rules/rules';
import { hasNoActiveContent } from './content/check-cv';

/** The id with which the service marks an application without a position. */
export const GENERAL = '0';
export const CV = { endings: ['.pdf', '.doc', '.docx'], maxMb: 5 } as const;
export const LETTER_MAX = 2000;

const LINE_MAX = 100;
const URL_MAX = 500;
const YEARS_MAX = 60;
const SALARY_MAX = 1_000_000_000;

export const emptyApplication = {
  position: '',
  full_name: '',
  email: '',
  phone: '',
  city: '',
  education: '',
  years_experience: '',
  current_company: '',
  expected_salary: '',
  portfolio_url: '',
  cover_letter: '',
  cv: null as FileList | null,
  consent: false,
};

export type Application = v.InferOutput<ReturnType<ReturnType<typeof applySchema>>>;

/** Returns the schema of an application's fields for these positions, with the names that the service uses. */
export const applyFields = (positions: readonly string[]) => (rules: Rules) => ({
  position: rules.choice('position', positions),
  full_name: rules.fullName('full_name'),
  email: rules.email('email'),
  phone: rules.phone('phone'),
  city: rules.line('city', LINE_MAX),
  education: rules.line('education', LINE_MAX),
  years_experience: rules.whole('years_experience', 0, YEARS_MAX),
  current_company: rules.lineOrNothing('current_company', LINE_MAX),
  expected_salary: rules.wholeOrNothing('expected_salary', 0, SALARY_MAX),
  portfolio_url: rules.urlOrNothing('portfolio_url', URL_MAX),
  cover_letter: rules.textOrNothing('cover_letter', LETTER_MAX),
  cv: rules.file('cv', CV),
  consent: rules.consent('consent'),
});

/** Returns the schema of an application whose file content must match its extension. */
export const applySchema = (positions: readonly string[]) => (rules: Rules) => {
  const fields = applyFields(positions)(rules);
  return v.objectAsync({
    ...fields,
    cv: v.pipeAsync(fields.cv, v.checkAsync(hasNoActiveContent, rules.say('fileContent'))),
  });
};
