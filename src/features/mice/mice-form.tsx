import { useCallback, useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { routes } from '@/config/routes';
import { useSend } from '@/data/use-send';
import { todayInJakarta } from '@/domain/dates';
import { FormCheck, FormChecks, FormSelect, NewTabLink } from '@/form/choice-fields';
import { EnquiryForm } from '@/form/enquiry-form';
import { MoreFields } from '@/form/more-fields';
import { optional, type Rules } from '@/form/rules/rules';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/form/text-fields';
import { FormDate, FormNumber } from '@/form/typed-fields';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { FieldRow } from '@/ui/controls/field-row';
import { Note } from '@/ui/static/messages/note';
import type { MiceModel } from './mice-model';

/** The current choices of the enquiry; `people` and `place` are unparsed text. */
export type MiceChoice = { products: readonly string[]; people: string; place: string };

export type MiceFormProps = Pick<MiceModel, 'products'> & {
  onChoice: (choice: MiceChoice) => void;
  onSentChange: (isSent: boolean) => void;
  /** Shown above the button. */
  children: Elements;
};

/**
 * Shows the enquiry form for an event; without products, the other questions remain. Reports the chosen products and a
 * successful submit to the page.
 */
export function MiceForm({ products, onChoice, onSentChange, children }: MiceFormProps) {
  const { t } = useMessages('mice');
  const { send } = useSend('bookMice');
  const ids = useMemo(() => products.map(({ id }) => String(id)), [products]);
  const labels = Object.fromEntries(products.map(({ id, name }) => [id, name]));
  const schema = useCallback((rules: Rules) => miceSchema(rules, ids, todayInJakarta()), [ids]);
  const state = useEnquiryForm({
    namespace: 'mice',
    schema,
    defaults: miceDefaults,
    send: (enquiry) => send({ body: enquiry }),
  });

  const [ticked, people, place] = useWatch({
    control: state.form.control,
    name: ['products', 'pax', 'city_or_country'],
  });
  useEffect(() => {
    const chosen = products.filter(({ id }) => ticked.includes(String(id)));
    onChoice({ products: chosen.map(({ name }) => name), people, place });
  }, [products, ticked, people, place, onChoice]);
  return (
    <EnquiryForm state={state} steps={['call', 'offer', 'start']} onSentChange={onSentChange}>
      {products.length > 0 ? (
        <FormChecks name="products" hint={t('hint.products')} values={ids} labels={labels} />
      ) : (
        <Note>{t('enquiry.noProducts')}</Note>
      )}
      <FormText name="city_or_country" placeholder={t('hint.city_or_country')} />
      <FieldRow>
        <FormDate name="start_date" hint={t('hint.start_date')} />
        <FormNumber name="pax" hint={t('hint.pax')} />
      </FieldRow>
      <FieldRow>
        <FormText name="pic_name" autoComplete="name" />
        <FormPhone name="phone" />
      </FieldRow>
      <FormEmail name="email" />
      <MoreFields>
        <FormTextarea name="needs" hint={t('hint.needs')} max={NEEDS_MAX} />
        <FieldRow>
          <FormSelect name="event_type" values={EVENT_TYPES} />
          <FormSelect name="budget" hint={t('hint.budget')} values={BUDGETS} />
        </FieldRow>
        <FormDate name="end_date" />
        <FormCheck name="flexible_dates" />
        <FormText name="company" autoComplete="organization" />
      </MoreFields>
      <p className="small muted">
        {t('enquiry.privacy')} <NewTabLink href={routes.privacyPolicy()}>{t('enquiry.privacyLink')}</NewTabLink>.
      </p>
      {children}
    </EnquiryForm>
  );
}

const EVENT_TYPES = ['meeting', 'incentive', 'conference', 'exhibition', 'other'] as const;
const BUDGETS = ['under_100', '100_500', '500_1000', 'over_1000', 'undecided'] as const;
const NEEDS_MAX = 2000;

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

/**
 * Returns the schema of an enquiry for an event that starts on or after `today` (Jakarta) and selects only from
 * `products`.
 */
export function miceSchema(rules: Rules, products: readonly string[], today: string) {
  return v.pipe(
    v.object({
      products: v.pipe(
        rules.checks('products', products, 0, PRODUCTS_MAX),
        v.transform((ids) => ids.map(Number)),
      ),
      event_type: optional(rules.choice('event_type', EVENT_TYPES)),
      city_or_country: rules.line('city_or_country', LINE_MAX),
      start_date: rules.date('start_date', today, MAX_YEARS_AHEAD),
      end_date: optional(rules.date('end_date', today, MAX_YEARS_AHEAD)),
      flexible_dates: v.boolean(),
      pax: rules.whole('pax', PAX_MIN, PAX_MAX),
      budget: optional(rules.choice('budget', BUDGETS)),
      needs: optional(rules.text('needs', NEEDS_MAX)),
      company: optional(rules.line('company', LINE_MAX)),
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
