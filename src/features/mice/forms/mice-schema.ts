import type { Body } from '@sdk';
import * as v from 'valibot';
import type { Rules } from '@/features/shared/form/rules/rules';

export const EVENT_TYPES = ['meeting', 'incentive', 'conference', 'exhibition', 'other'] as const;
export const BUDGETS = ['under_100', '100_500', '500_1000', 'over_1000', 'undecided'] as const;
export const NEEDS_MAX = 2000;

const LINE_MAX = 100;
const PRODUCTS_MAX = 50;
const PAX_MIN = 10;
const PAX_MAX = 5000;
/** A date further in the future is treated as a typing error. */
const MAX_YEARS_AHEAD = 5;

/** In the order of the page, which is also that of the error summary. */
export const miceDefaults = {
  products: [] as string[],
  city_or_country: '',
  start_date: '',
  pax: '',
  pic_name: '',
  phone: '',
  email: '',
  needs: '',
  event_type: '',
  budget: '',
  end_date: '',
  flexible_dates: false,
  company: '',
};

export type MiceValues = typeof miceDefaults;
export type MiceEnquiry = v.InferOutput<ReturnType<typeof miceSchema>>;

/**
 * Returns the schema of an enquiry for an event that starts on or after `today` (Jakarta) and selects only from
 * `products`.
 */
export function miceSchema(rules: Rules, products: readonly string[], today: string) {
  return v.pipe(
    v.object({
      products: rules.checks('products', products, 0, PRODUCTS_MAX),
      event_type: rules.choiceOrNothing('event_type', EVENT_TYPES),
      city_or_country: rules.line('city_or_country', LINE_MAX),
      start_date: rules.date('start_date', today, MAX_YEARS_AHEAD),
      end_date: rules.dateOrNothing('end_date', today, MAX_YEARS_AHEAD),
      flexible_dates: v.boolean(),
      pax: rules.whole('pax', PAX_MIN, PAX_MAX),
      budget: rules.choiceOrNothing('budget', BUDGETS),
      needs: rules.textOrNothing('needs', NEEDS_MAX),
      company: rules.lineOrNothing('company', LINE_MAX),
      pic_name: rules.fullName('pic_name'),
      phone: rules.phone('phone'),
      email: rules.email('email'),
    }),
    v.forward(
      v.partialCheck(
        [['start_date'], ['end_date']],
        ({ start_date, end_date }) => end_date === undefined || end_date >= start_date,
        rules.say('eventOrder'),
      ),
      ['end_date'],
    ),
  );
}

/** Returns the request of an enquiry; products are ids. */
export function miceRequest(enquiry: MiceEnquiry): Body<'bookMice'> {
  return { ...enquiry, products: enquiry.products.map(Number) };
}
