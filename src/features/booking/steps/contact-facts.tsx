import { phoneReadable } from '@/domain/phone';
import { tidy, tidyEmail } from '@/features/shared/form/rules/text-checks';
import { useMessages } from '@/i18n/use-messages';
import { Facts } from '../facts';
import type { ContactValues } from '../forms/values';

/** Shows the contact's name, e-mail, phone and city as they are sent. */
export function ContactFacts({ contact }: { contact: ContactValues }) {
  const { t } = useMessages('booking');
  const { title, first_name, last_name } = contact;
  const name = tidy(`${title && t(`titles.${title}`)} ${first_name} ${last_name}`);
  return (
    <Facts
      facts={[
        [t('review.name'), name],
        [t('field.email'), tidyEmail(contact.email)],
        [t('field.phone'), phoneReadable(contact.phone)],
        [t('field.city'), tidy(contact.city)],
      ]}
    />
  );
}
