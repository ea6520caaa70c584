import { useEffect } from 'react';
import { brand } from '@/config/brand';
import { EnquiryForm } from '@/features/shared/form/enquiry-form';
import { useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { useApiMutation } from '@/hooks/use-api-mutation';
import { useMessages } from '@/i18n/use-messages';
import { CorporateFields } from './corporate-fields';
import { corporateDefaults, corporateRequest, corporateSchema } from './corporate-schema';

export type CorporateFormProps = { onSent: (isSent: boolean) => void };

/** Shows the registration form of a company; `onSent` is called when it was sent. */
export function CorporateForm({ onSent }: CorporateFormProps) {
  const { t } = useMessages('corporate');
  const { send } = useApiMutation('registerCorporate');
  const state = useEnquiryForm({
    name: 'corporate',
    namespace: 'corporate',
    schema: corporateSchema,
    defaults: corporateDefaults,
    send: (registration) => send({ body: corporateRequest(registration) }),
  });
  const isSent = state.receipt !== null;
  useEffect(() => onSent(isSent), [isSent, onSent]);

  const done = {
    title: t('sent.title'),
    next: ['call', 'offer', 'start'].map((step) => t(`next.${step}.text`)),
    whatsappText: t('sent.greeting', { brand: brand.name }),
  };
  return (
    <EnquiryForm state={state} submit={t('register.submit')} done={done}>
      <CorporateFields />
    </EnquiryForm>
  );
}
