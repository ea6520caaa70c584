import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { bookablePrice } from '@/domain/party';
import { useCharacterCounter } from '@/features/shared/form/use-character-counter';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { Checkbox } from '@/ui/controls/checkbox';
import { TextareaField } from '@/ui/controls/textarea-field';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Note } from '@/ui/static/messages/note';
import { BookingCost } from '../booking-cost';
import { NOTE_MAX } from '../forms/fields';
import { useBookingContext, useChosen } from '../session/booking-context';
import { useField } from './fields';
import styles from './review.module.css';
import { ReviewNotes } from './review-notes';
import { ReviewContact, ReviewPassengers, ReviewTrip } from './review-parts';
import { StepBlock } from './step-block';

/** Shows the last step: a review of all values, then the note, the consent and the fields needed to send. */
export function ReviewStep() {
  const { t } = useMessages('booking');
  const counter = useCharacterCounter();
  const { tour, form, hrefOf } = useBookingContext();
  const { departure, pax, rooms } = useChosen();
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  const field = useField();
  const price = bookablePrice(departure, pax);
  return (
    <>
      <ReviewNotes />
      <ReviewTrip />
      <ReviewContact />
      <ReviewPassengers />
      <div className={styles.cost}>
        <StepBlock title={t('review.cost')}>
          <div>
            <BookingCost tour={tour} price={price} leaves={departure?.from} pax={pax} rooms={rooms} />
          </div>
        </StepBlock>
      </div>
      <StepBlock title={t('review.send')}>
        <TextareaField
          label={t('field.note')}
          optionalMark={t('common:states.optional')}
          hint={t('review.noteHint')}
          maxLength={NOTE_MAX}
          defaultValue={form.getValues('note')}
          counter={counter}
          {...field('note')}
        />
        <Checkbox
          text={
            <>
              {t('review.agree')}{' '}
              <AppLink href={routes.bookingTerms()} target="_blank">
                {t('review.terms')}
                <span className="visually-hidden"> {t('common:states.opensNewTab')}</span>
              </AppLink>
              .
            </>
          }
          {...field('agree_terms')}
        />
        {isVisitor && (
          <Note icon="user">
            {t('review.signIn')}{' '}
            <AppLink href={hrefOf('sign-up')} shallow>
              {t('account.signUp')}
            </AppLink>
          </Note>
        )}
      </StepBlock>
    </>
  );
}
