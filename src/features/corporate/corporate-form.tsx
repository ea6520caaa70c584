import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { routes } from '@/config/routes';
import { useSend } from '@/data/use-send';
import { FormCheck, FormChecks, FormSelect, NewTabLink } from '@/form/choice-fields';
import { EnquiryForm } from '@/form/enquiry-form';
import { MoreFields } from '@/form/more-fields';
import { optional, type Rules } from '@/form/rules/rules';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/form/text-fields';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { FieldRow } from '@/ui/controls/field-row';

export type CorporateFormProps = { onSentChange: (isSent: boolean) => void };

/** Shows the registration form of a company; `onSentChange` gets false on mount and true once the form was sent. */
export function CorporateForm({ onSentChange }: CorporateFormProps) {
  const { t } = useMessages('corporate');
  const { send } = useSend('registerCorporate');
  const state = useEnquiryForm({
    namespace: 'corporate',
    schema: corporateSchema,
    defaults: corporateDefaults,
    send: (registration) => send({ body: registration }),
  });
  const email = useWatch({ control: state.form.control, name: 'pic_email' });
  return (
    <EnquiryForm state={state} steps={['call', 'offer', 'start']} onSentChange={onSentChange}>
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
      <FormCheck name="agree_terms">
        {t('form:agree.text')} <NewTabLink href={routes.terms()}>{t('form:agree.link')}</NewTabLink>
      </FormCheck>
    </EnquiryForm>
  );
}

const FREE_MAIL = /@(?:(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud)\.com|yahoo\.co\.id|proton\.me)$/i;

/** Returns true for an address of a free email provider, which causes a hint but not an error. */
export const isFreeMail = (address: string): boolean => FREE_MAIL.test(address.trim());

const ENTITY_TYPES = ['PT', 'CV', 'Yayasan', 'Koperasi', 'Instansi', 'Lainnya'] as const;
const TRAVELLER_BANDS = ['1_10', '11_50', '51_200', 'over_200'] as const;
const SERVICES = ['ticket', 'hotel', 'visa', 'tour', 'mice'] as const;
const MESSAGE_MAX = 2000;

const LINE_MAX = 100;
const ADDRESS_MAX = 300;
const WEBSITE_MAX = 200;

/** In the order of the page, which is also that of the error summary. */
export const corporateDefaults = {
  company_name: '',
  city: '',
  pic_name: '',
  pic_email: '',
  pic_phone: '',
  services: [] as string[],
  travellers_per_month: '',
  message: '',
  entity_type: '',
  industry: '',
  npwp: '',
  website: '',
  address: '',
  pic_position: '',
  agree_terms: false,
};

/** Returns the schema of a company's registration. */
export function corporateSchema(rules: Rules) {
  return v.object({
    company_name: rules.line('company_name', LINE_MAX),
    entity_type: optional(rules.choice('entity_type', ENTITY_TYPES)),
    industry: optional(rules.line('industry', LINE_MAX)),
    npwp: v.pipe(
      v.string(),
      v.transform(withoutSigns),
      optional(v.pipe(v.string(), v.regex(/^\d{15,16}$/, rules.message('npwp')))),
    ),
    address: optional(rules.line('address', ADDRESS_MAX)),
    city: rules.line('city', LINE_MAX),
    website: optional(rules.url('website', WEBSITE_MAX)),
    pic_name: rules.fullName('pic_name'),
    pic_position: optional(rules.line('pic_position', LINE_MAX)),
    pic_email: rules.email('pic_email'),
    pic_phone: rules.officePhone('pic_phone'),
    travellers_per_month: rules.choice('travellers_per_month', TRAVELLER_BANDS),
    services: rules.checks('services', SERVICES, 1),
    message: optional(rules.text('message', MESSAGE_MAX)),
    agree_terms: rules.consent('agree'),
  });
}

// Tax numbers are written '01.234.567.8-901.000', and '-' for none; the service accepts only their digits.
const withoutSigns = (text: string) => text.replace(/[\s.-]/g, '');
