import { phoneReadable } from '@/domain/phone';
import { tidy } from '@/features/shared/form/text-checks';
import { useWords } from '@/i18n/use-words';
import { useBookingContext } from '../wizard/booking-context';
import { ReviewBlock, ReviewFacts } from './review-facts';

export function ReviewContact() {
  const { t } = useWords('booking');
  const contact = useBookingContext().form.getValues('contact');
  const name = tidy(`${t(`titles.${contact.title}`)} ${contact.first_name} ${contact.last_name}`);
  return (
    <ReviewBlock title={t('review.contact')} step="contact">
      <ReviewFacts
        facts={[
          [t('review.name'), name],
          [t('field.email'), contact.email.trim().toLowerCase()],
          [t('field.phone'), phoneReadable(contact.phone)],
          [t('field.city'), tidy(contact.city)],
        ]}
      />
    </ReviewBlock>
  );
}
