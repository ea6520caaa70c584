import type { ReactNode } from 'react';
import { passportName } from '@/domain/passport';
import { phoneReadable } from '@/domain/phone';
import { tidy, tidyEmail } from '@/form/rules/text-checks';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import styles from './facts.module.css';
import type { ContactValues, PassengerValues } from './forms/values';

/** Shows names and values as a description list; empty values are omitted. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={`tabular ${styles.facts}`}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className="small muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

type ContactFactsProps = {
  contact: ContactValues;
  /** Shown in place of an empty value; without it, the value is omitted. */
  missing?: string;
};

/** Shows the contact's name, e-mail, phone and city as they are sent. */
export function ContactFacts({ contact, missing = '' }: ContactFactsProps) {
  const { t } = useMessages('booking');
  const { title, first_name, last_name } = contact;
  const name = first_name && tidy(`${title && t(`titles.${title}`)} ${first_name} ${last_name}`);
  return (
    <Facts
      facts={[
        [t('review.name'), name || missing],
        [t('field.email'), tidyEmail(contact.email) || missing],
        [t('field.phone'), phoneReadable(contact.phone) || missing],
        [t('field.city'), tidy(contact.city) || missing],
      ]}
    />
  );
}

/** Returns the name of a guest as in the passport, with the title of an adult; a child has none. */
export function guestName(guest: Pick<PassengerValues, 'type' | 'title' | 'first_name' | 'last_name'>, t: Translate) {
  const name = passportName(`${guest.first_name} ${guest.last_name}`);
  return guest.type === 'adult' ? `${t(`booking:titles.${guest.title}`)} ${name}` : name;
}
