import { useWords } from '@/i18n/use-words';
import { useBookingContext } from './booking-context';

/** What the button of the step says: in full beside Back, short in the bar of small screens. */
export function useSubmitWord(): { long: string; short: string } {
  const { t } = useWords('booking');
  const { step, isChanging, isVisitor, failure } = useBookingContext();
  if (step !== 'review') {
    const long = isChanging ? t('wizard.toReview') : t(`wizard.nextTo.${step}`);
    return { long, short: isChanging ? t('wizard.toReviewShort') : t('wizard.next') };
  }
  if (isVisitor) return { long: t('wizard.signInToSend'), short: t('wizard.signInShort') };
  const isRepeat = failure?.kind === 'failed' || failure?.kind === 'unsent';
  const long = t(isRepeat ? 'wizard.sendAgain' : 'wizard.send');
  return { long, short: long };
}
