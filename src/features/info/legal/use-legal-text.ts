import { useContext } from 'react';
import { brand } from '@/config/brand';
import { MessagesContext } from '@/i18n/messages-context';
import { useMessages } from '@/i18n/use-messages';
import { legalSections, legalSummary } from './legal-text';

export type LegalName = 'privacy' | 'terms';

const { street, locality, postalCode } = brand.address;
const names = {
  brand: brand.name,
  legalName: brand.legalName,
  address: `${street}, ${locality} ${postalCode}`,
  phone: brand.phone.shown,
};

/**
 * Returns a legal text of the operator in the page's language, without the sections of these names; the page loads it as
 * a separate namespace.
 */
export function useLegalText(name: LegalName, leftOut?: readonly string[]) {
  const messages = useContext(MessagesContext)[name];
  const { t } = useMessages(name);
  const fill = (key: string) => t(key, names);
  const head = { title: fill('title'), lead: fill('lead') };
  return { fill, head, sections: legalSections(messages, fill, leftOut), summary: legalSummary(messages, fill) };
}
