import { useWatch } from 'react-hook-form';
import { FormGroup } from '@/features/shared/business/form-group';
import { FormChecks, FormConsent, FormSelect } from '@/features/shared/form/choice-fields';
import { FormRow } from '@/features/shared/form/enquiry-form';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/features/shared/form/text-fields';
import { useMessages } from '@/i18n/use-messages';
import {
  ADDRESS_MAX,
  type CorporateValues,
  ENTITY_TYPES,
  MESSAGE_MAX,
  SERVICES,
  TRAVELLER_BANDS,
} from './corporate-schema';
import { isFreeMail } from './free-mail';

/** Shows all fields of the registration. */
export function CorporateFields() {
  const { t } = useMessages('corporate');
  const email = useWatch<CorporateValues, 'pic_email'>({ name: 'pic_email' });
  return (
    <>
      <FormGroup title={t('register.company')} level={2}>
        <FormRow>
          <FormText name="company_name" autoComplete="organization" />
          <FormSelect name="entity_type" values={ENTITY_TYPES} />
        </FormRow>
        <FormText name="industry" hint={t('hint.industry')} />
        <FormTextarea name="address" max={ADDRESS_MAX} autoComplete="street-address" />
        <FormRow>
          <FormText name="city" autoComplete="address-level2" />
          <FormText name="website" inputMode="url" autoComplete="url" isOptional />
        </FormRow>
        <FormText name="npwp" inputMode="numeric" hint={t('hint.npwp')} isOptional />
      </FormGroup>
      <FormGroup title={t('register.contact')} level={2}>
        <FormRow>
          <FormText name="pic_name" autoComplete="name" />
          <FormText name="pic_position" autoComplete="organization-title" />
        </FormRow>
        <FormEmail name="pic_email" hint={isFreeMail(email) ? t('register.freeMail') : undefined} />
        <FormPhone name="pic_phone" hint={t('hint.pic_phone')} />
      </FormGroup>
      <FormGroup title={t('register.needs')} level={2}>
        <FormChecks name="services" values={SERVICES} />
        <FormSelect name="travellers_per_month" values={TRAVELLER_BANDS} />
        <FormTextarea name="message" isOptional hint={t('hint.message')} max={MESSAGE_MAX} />
      </FormGroup>
      <FormConsent name="agree_terms" sentence="agree" />
    </>
  );
}
