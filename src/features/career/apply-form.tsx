import type { Body } from '@sdk';
import { useMemo } from 'react';
import * as v from 'valibot';
import { routes } from '@/config/routes';
import { useSend } from '@/data/use-send';
import { FormCheck, FormSelect, NewTabLink } from '@/form/choice-fields';
import { EnquiryForm } from '@/form/enquiry-form';
import { FormFile } from '@/form/file-field';
import { hasNoActiveContent } from '@/form/rules/check-file';
import { optional, type Rules } from '@/form/rules/rules';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/form/text-fields';
import { FormNumber } from '@/form/typed-fields';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { FieldRow } from '@/ui/controls/field-row';
import type { ApplyModel } from './vacancy';

/** Shows the application form; everything except the file is stored in this tab until it is sent. */
export function ApplyForm({ apply: { positions, chosen } }: { apply: ApplyModel }) {
  const { t } = useMessages('career');
  const { send: apply } = useSend('applyForCareer');
  const choices = useMemo(() => [...positions.map(({ id }) => String(id)), GENERAL], [positions]);
  const schema = useMemo(() => applySchema(choices), [choices]);
  const defaults = useMemo(() => ({ ...emptyApplication, position: chosen ? String(chosen.id) : '' }), [chosen]);
  const send = (application: Application) => apply(applyRequest(application));
  const name = `career-${chosen?.id ?? 'open'}`;
  const state = useEnquiryForm({ name, namespace: 'career', schema, defaults, send });
  const labels = Object.fromEntries(positions.map(({ id, position }) => [String(id), position]));
  return (
    <EnquiryForm state={state} steps={['read', 'talk', 'answer']}>
      <FormSelect name="position" values={choices} labels={labels} />
      <FormText name="full_name" autoComplete="name" />
      <FieldRow>
        <FormEmail name="email" />
        <FormPhone name="phone" />
      </FieldRow>
      <FieldRow>
        <FormText name="city" autoComplete="address-level2" />
        <FormNumber name="years_experience" />
      </FieldRow>
      <FormText name="education" hint={t('apply.educationHint')} />
      <FieldRow>
        <FormText name="current_company" autoComplete="organization" isOptional />
        <FormNumber name="expected_salary" isOptional isMoney />
      </FieldRow>
      <FormText name="portfolio_url" inputMode="url" autoComplete="url" isOptional hint={t('apply.portfolioHint')} />
      <FormTextarea name="cover_letter" max={LETTER_MAX} isOptional />
      <FormFile
        name="cv"
        choose={t('cv.choose')}
        hint={t(state.isRestored ? 'cv.hintAgain' : 'cv.hint')}
        endings={CV.endings}
      />
      <FormCheck name="consent">
        {t('apply.consent')} <NewTabLink href={routes.privacyPolicy()}>{t('apply.consentLink')}</NewTabLink>
      </FormCheck>
    </EnquiryForm>
  );
}

/** The id with which the service marks an application without a position. */
const GENERAL = '0';
const MEDIA_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
export const CV = { endings: Object.keys(MEDIA_TYPES), maxMb: 5 };
const LETTER_MAX = 2000;

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

type Application = v.InferOutput<ReturnType<ReturnType<typeof applySchema>>>;

/** Returns the schema of an application's fields for these positions, with the names that the service uses. */
export const applyFields = (positions: readonly string[]) => (rules: Rules) => ({
  position: rules.choice('position', positions),
  full_name: rules.fullName('full_name'),
  email: rules.email('email'),
  phone: rules.phone('phone'),
  city: rules.line('city', LINE_MAX),
  education: rules.line('education', LINE_MAX),
  years_experience: rules.whole('years_experience', 0, YEARS_MAX),
  current_company: optional(rules.line('current_company', LINE_MAX)),
  expected_salary: optional(rules.whole('expected_salary', 0, SALARY_MAX)),
  portfolio_url: optional(rules.url('portfolio_url', URL_MAX)),
  cover_letter: optional(rules.text('cover_letter', LETTER_MAX)),
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

/** Returns the request of an application. */
export function applyRequest({ position, cv, ...fields }: Application): {
  path: { id: number };
  body: Body<'applyForCareer'>;
} {
  return { path: { id: Number(position) }, body: { ...fields, cv: named(cv) } };
}

// Sets the file's type from its extension, because a device without an office program does not know the type of a Word
// file.
function named(cv: File): File {
  const type = MEDIA_TYPES[`.${cv.name.split('.').at(-1)?.toLowerCase()}`] ?? cv.type;
  return cv.type === type ? cv : new File([cv], cv.name, { type });
}
