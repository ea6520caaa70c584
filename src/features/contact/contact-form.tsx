import * as v from 'valibot';
import { useSend } from '@/data/use-send';
import { FormSelect } from '@/form/choice-fields';
import { EnquiryForm } from '@/form/enquiry-form';
import { optional, type Rules } from '@/form/rules/rules';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/form/text-fields';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { FieldRow } from '@/ui/controls/field-row';

/** Shows the form for a question to the office; the confirmation replaces the form. */
export function ContactForm() {
  const { t } = useMessages('contact');
  const { send } = useSend('sendContactMessage');
  const state = useEnquiryForm({
    namespace: 'contact',
    schema: contactSchema,
    defaults: contactDefaults,
    send: (message) => send({ body: message }),
  });
  return (
    <EnquiryForm state={state} steps={['read', 'reply', 'urgent']}>
      <FormText name="name" autoComplete="name" />
      <FieldRow>
        <FormEmail name="email" />
        <FormPhone name="phone" isOptional />
      </FieldRow>
      <FormSelect name="topic" values={topics} />
      <FormTextarea name="message" hint={t('form.messageHint')} max={MESSAGE_MAX} />
    </EnquiryForm>
  );
}

const topics = ['tour', 'corporate', 'mice', 'visa', 'other'] as const;

const MESSAGE_MAX = 2000;
const MESSAGE_MIN = 10;

export const contactDefaults = { name: '', email: '', phone: '', topic: '', message: '' };

export const contactSchema = (rules: Rules) =>
  v.object({
    name: rules.fullName('name'),
    email: rules.email('email'),
    phone: optional(rules.officePhone('phone')),
    topic: rules.choice('topic', topics),
    message: rules.text('message', MESSAGE_MAX, MESSAGE_MIN),
  });
