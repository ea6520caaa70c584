import { useEffect } from 'react';
import { brand } from '@/config/brand';
import { EnquiryForm } from '@/features/shared/form/enquiry-form';
import { useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { useApiMutation } from '@/hooks/use-api-mutation';
import { useMessages } from '@/i18n/use-messages';
import { CorporateFields } from './corporate-fields';
import { corporateDefaults, corporateRequest, corporateSchema } from './corporate-schema';

export type CorporateFormProps = { onSentChange: (isSent: boolean) => void };

/** Shows the registration form of a company; `onSentChange` gets false on mount and true once the form was sent. */
export function CorporateForm({ onSentChange }: CorporateFormProps) {
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
  useEffect(() => onSentChange(isSent), [isSent, onSentChange]);

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
