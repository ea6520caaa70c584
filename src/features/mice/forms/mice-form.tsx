import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { brand } from '@/config/brand';
import { todayInJakarta } from '@/domain/dates';
import { EnquiryForm } from '@/features/shared/form/enquiry-form';
import type { Rules } from '@/features/shared/form/rules/rules';
import { useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { useApiMutation } from '@/hooks/use-api-mutation';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import type { MiceChoice } from '../components/choice';
import type { MiceModel } from '../mice-model';
import { MiceFields } from './mice-fields';
import { miceDefaults, miceRequest, miceSchema } from './mice-schema';

export type MiceFormProps = Pick<MiceModel, 'products'> & {
  onChoice: (choice: MiceChoice) => void;
  onSentChange: (isSent: boolean) => void;
  /** Shown above the button. */
  children: Elements;
};

/** Shows the enquiry form for an event; reports the chosen products and a successful submit to the page. */
export function MiceForm({ products, onChoice, onSentChange, children }: MiceFormProps) {
  const { t } = useMessages('mice');
  const { send } = useApiMutation('bookMice');
  const schema = useMemo(() => {
    const ids = products.map(({ id }) => String(id));
    return (rules: Rules) => miceSchema(rules, ids, todayInJakarta());
  }, [products]);
  const state = useEnquiryForm({
    name: 'mice',
    namespace: 'mice',
    schema,
    defaults: miceDefaults,
    send: (enquiry) => send({ body: miceRequest(enquiry) }),
  });

  const [ticked, people, place] = useWatch({
    control: state.form.control,
    name: ['products', 'pax', 'city_or_country'],
  });
  useEffect(() => {
    const chosen = products.filter(({ id }) => ticked.includes(String(id)));
    onChoice({ products: chosen.map(({ name }) => name), people, place });
  }, [products, ticked, people, place, onChoice]);
  const isSent = state.receipt !== null;
  useEffect(() => onSentChange(isSent), [isSent, onSentChange]);

  const done = {
    title: t('sent.title'),
    next: ['call', 'offer', 'start'].map((step) => t(`next.${step}.text`)),
    whatsappText: t('sent.greeting', { brand: brand.name }),
  };
  return (
    <EnquiryForm state={state} submit={t('enquiry.submit')} done={done}>
      <MiceFields products={products} />
      {children}
    </EnquiryForm>
  );
}
