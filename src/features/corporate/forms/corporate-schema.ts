import type { Body } from '@sdk';
import * as v from 'valibot';
import type { Rules } from '@/features/shared/form/rules/rules';

export const ENTITY_TYPES = ['PT', 'CV', 'Yayasan', 'Koperasi', 'Instansi', 'Lainnya'] as const;
export const TRAVELLER_BANDS = ['1_10', '11_50', '51_200', 'over_200'] as const;
export const SERVICES = ['ticket', 'hotel', 'visa', 'tour', 'mice'] as const;
export const MESSAGE_MAX = 2000;

const LINE_MAX = 100;
export const ADDRESS_MAX = 300;
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

export type CorporateValues = typeof corporateDefaults;
export type CorporateRegistration = v.InferOutput<ReturnType<typeof corporateSchema>>;

/** Returns the schema of a company's registration. */
export function corporateSchema(rules: Rules) {
  return v.object({
    company_name: rules.line('company_name', LINE_MAX),
    entity_type: rules.choiceOrNothing('entity_type', ENTITY_TYPES),
    industry: rules.lineOrNothing('industry', LINE_MAX),
    npwp: taxNumberOrNothing(rules.message('npwp')),
    address: rules.lineOrNothing('address', ADDRESS_MAX),
    city: rules.line('city', LINE_MAX),
    website: rules.urlOrNothing('website', WEBSITE_MAX),
    pic_name: rules.fullName('pic_name'),
    pic_position: rules.lineOrNothing('pic_position', LINE_MAX),
    pic_email: rules.email('pic_email'),
    pic_phone: rules.officePhone('pic_phone'),
    travellers_per_month: rules.choice('travellers_per_month', TRAVELLER_BANDS),
    services: rules.checks('services', SERVICES, 1),
    message: rules.textOrNothing('message', MESSAGE_MAX),
    agree_terms: rules.consent('agree'),
  });
}

// Tax numbers are written '01.234.567.8-901.000'; the service accepts only their digits.
function taxNumberOrNothing(message: ReturnType<Rules['message']>) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s.-]/g, '') || undefined),
    v.check((digits) => digits === undefined || /^\d{15,16}$/.test(digits), message),
  );
}

/** Returns the request of a registration; the form has already checked the consent. */
export function corporateRequest(registration: CorporateRegistration): Body<'registerCorporate'> {
  return { ...registration, agree_terms: true };
}
