import { useFormContext } from 'react-hook-form';
import { passportName } from '@/domain/passengers';
import { useWords } from '@/i18n/use-words';
import { Checkbox } from '@/ui/controls/checkbox';
import type { BookingValues } from '../forms/booking-values';
import { copyContact, forgetContact } from '../forms/copy-contact';
import { useBookingContext } from '../wizard/booking-context';
import { copyBirth, forgetBirth, isMember } from '../wizard/copy-birth';
import { useKnown } from '../wizard/use-known';
import styles from './field-grid.module.css';
import { useField } from './use-field';

/** The first guest is the contact: name, and a member's birth date, are copied. */
export function ContactTravels() {
  const { t } = useWords('booking');
  const form = useFormContext<BookingValues>();
  const { draft } = useBookingContext();
  const { known } = useKnown();
  const field = useField();
  const copy = () => {
    const { contact, passengers } = form.getValues();
    const { first_name = '', dob } = passengers[0] ?? {};
    // As typed it may have small letters, which the contact's name loses on the way.
    const isOther = first_name !== '' && passportName(first_name) !== passportName(contact.first_name);
    const canReplace = isOther && known.dob !== '' && isMember(contact, draft.kept().prefilled);
    copyContact(form);
    // A date typed beside another name was another guest's; without one of the profile in its place it stays.
    copyBirth(form, draft, known, canReplace ? dob : undefined);
  };
  const forget = () => {
    forgetContact(form);
    forgetBirth(form, draft);
  };
  const onChange = (event: { target: { checked: boolean } }) => (event.target.checked ? copy() : forget());
  return (
    <div>
      <Checkbox text={t('passenger.isContact')} {...field('is_contact_travelling', { onChange })} />
      <p className={styles.remark}>{t('passenger.nameHint')}</p>
    </div>
  );
}
