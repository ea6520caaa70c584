import { useWatch } from 'react-hook-form';
import { FormChecks, FormConsent, FormSelect } from '@/features/shared/form/choice-fields';
import { MoreFields } from '@/features/shared/form/more-fields';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/features/shared/form/text-fields';
import { useMessages } from '@/i18n/use-messages';
import { FieldRow } from '@/ui/controls/field-row';
import {
  ADDRESS_MAX,
  type CorporateValues,
  ENTITY_TYPES,
  MESSAGE_MAX,
  SERVICES,
  TRAVELLER_BANDS,
} from './corporate-schema';
import { isFreeMail } from './free-mail';

/** Shows the questions of the registration, and the optional ones on request. */
export function CorporateFields() {
  const { t } = useMessages('corporate');
  const email = useWatch<CorporateValues, 'pic_email'>({ name: 'pic_email' });
  return (
    <>
      <FieldRow>
        <FormText name="company_name" autoComplete="organization" />
        <FormText name="city" autoComplete="address-level2" />
      </FieldRow>
      <FieldRow>
        <FormText name="pic_name" autoComplete="name" />
        <FormEmail name="pic_email" hint={isFreeMail(email) ? t('register.freeMail') : undefined} />
      </FieldRow>
      <FormPhone name="pic_phone" hint={t('hint.pic_phone')} />
      <FormChecks name="services" values={SERVICES} />
      <FormSelect name="travellers_per_month" values={TRAVELLER_BANDS} />
      <MoreFields>
        <FormTextarea name="message" hint={t('hint.message')} max={MESSAGE_MAX} />
        <FieldRow>
          <FormSelect name="entity_type" values={ENTITY_TYPES} />
          <FormText name="industry" hint={t('hint.industry')} />
        </FieldRow>
        <FieldRow>
          <FormText name="npwp" inputMode="numeric" hint={t('hint.npwp')} />
          <FormText name="website" inputMode="url" autoComplete="url" />
        </FieldRow>
        <FormTextarea name="address" max={ADDRESS_MAX} autoComplete="street-address" />
        <FormText name="pic_position" autoComplete="organization-title" />
      </MoreFields>
      <FormConsent name="agree_terms" sentence="agree" />
    </>
  );
}
