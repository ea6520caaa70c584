import { useCallback, useMemo } from 'react';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { FormCheck, FormSelect } from '@/features/shared/form/choice-fields';
import { EnquiryForm } from '@/features/shared/form/enquiry-form';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/features/shared/form/text-fields';
import { FormNumber } from '@/features/shared/form/typed-fields';
import { useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { useApiMutation } from '@/hooks/use-api-mutation';
import { useMessages } from '@/i18n/use-messages';
import { FieldRow } from '@/ui/controls/field-row';
import { AppLink } from '@/ui/static/buttons/app-link';
import type { ApplyModel } from './apply-model';
import { applyRequest } from './apply-request';
import { type Application, applySchema, emptyApplication, GENERAL, LETTER_MAX } from './apply-schema';
import { CvField } from './cv-field';

const NEXT_STEPS = ['read', 'talk', 'answer'];

/** Shows the application form; everything except the file is stored in this tab until it is sent. */
export function ApplyForm({ apply: { positions, chosen } }: { apply: ApplyModel }) {
  const { t } = useMessages('career');
  const { send: apply } = useApiMutation('applyForCareer');
  const choices = useMemo(() => [...positions.map(({ id }) => String(id)), GENERAL], [positions]);
  const schema = useMemo(() => applySchema(choices), [choices]);
  const defaults = useMemo(() => ({ ...emptyApplication, position: chosen ? String(chosen.id) : '' }), [chosen]);
  const send = useCallback((application: Application) => apply(applyRequest(application)), [apply]);
  const name = `career-${chosen?.id ?? 'open'}`;
  const state = useEnquiryForm({ name, namespace: 'career', schema, defaults, send });
  const labels = Object.fromEntries(positions.map(({ id, position }) => [String(id), position]));
  const done = {
    title: t('apply.doneTitle'),
    next: NEXT_STEPS.map((step) => t(`steps.${step}.text`)),
    whatsappText: t('apply.whatsapp', { brand: brand.name }),
  };
  return (
    <EnquiryForm state={state} submit={t('apply.submit')} done={done}>
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
      <CvField hint={t(state.isRestored ? 'cv.hintAgain' : 'cv.hint')} />
      <FormCheck name="consent">
        {t('apply.consent')}{' '}
        <AppLink href={routes.privacyPolicy()} target="_blank">
          {t('apply.consentLink')}
          <span className="visually-hidden"> {t('common:states.opensNewTab')}</span>
        </AppLink>
      </FormCheck>
    </EnquiryForm>
  );
}
