import { useRef, useState } from 'react';
import { fillSignIn } from '@/features/shared/account/sign-in-draft';
import { useForgotPassword } from '@/hooks/auth/use-forgot-password';
import { useMessages } from '@/i18n/use-messages';
import { useFrom } from '../use-from';
import { ForgotForm } from './forgot-form';
import { storeReturnPath } from './return-path';
import { readSentLink, removeSentLink, saveSentLink } from './sent-link';
import { SentPanel } from './sent-panel';
import { useMemberEmail } from './use-member-email';

/**
 * Shows a form for the email address and then confirms that a link was sent, whether or not an account has that
 * address.
 */
export function ForgotFlow() {
  const { locale } = useMessages('auth');
  const from = useFrom();
  const { ask } = useForgotPassword();
  const memberEmail = useMemberEmail();
  const fromProfile = useRef('');
  const [sent, setSent] = useState(readSentLink);
  const [isJustSent, setJustSent] = useState(false);
  const [isAnother, setAnother] = useState(false);

  function keep(message: string, { email }: { email: string }) {
    const link = { email, message, locale, at: Date.now() };
    // The address stays marked as the member's for a resend, because the member may sign out in the meantime.
    if (memberEmail !== '' && email.toLowerCase() === memberEmail.toLowerCase()) fromProfile.current = email;
    storeReturnPath(from);
    // An address from the profile is never stored on the device.
    if (email !== fromProfile.current) {
      saveSentLink(link);
      fillSignIn(email);
    }
    setJustSent(true);
    setSent(link);
  }

  function startAgain() {
    removeSentLink();
    setAnother(true);
    setSent(null);
  }

  if (!sent) return <ForgotForm ask={ask} onSent={keep} takesFocus={isAnother} />;
  return <SentPanel key={sent.at} sent={sent} takesFocus={isJustSent} ask={ask} onSent={keep} onOther={startAgain} />;
}
