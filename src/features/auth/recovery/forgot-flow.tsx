import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { useForgotPassword } from '@/data/operations/auth';
import { useProfile } from '@/data/operations/user';
import { EMAIL_DRAFT, fillSignIn } from '@/features/shared/account/sign-in-draft';
import { EnquiryProblem, FormShell } from '@/form/form-shell';
import type { Rules } from '@/form/rules/rules';
import { FormEmail } from '@/form/text-fields';
import { translateServerMessage } from '@/form/translate-server-message';
import { type Enquiry, type Problem, useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { useThrowInRender } from '@/lib/use-throw-in-render';
import { lastEmail } from '@/state/session';
import { SubmitButton } from '@/ui/controls/submit-button';
import { Button } from '@/ui/static/buttons/button';
import { useFrom } from '../components/auth-frame';
import { Panel } from '../components/panel';
import styles from '../components/panel.module.css';
import { readSentLink, removeSentLink, type SentLink, saveSentLink, storeReturnPath } from './recovery-storage';

/**
 * Shows a form for the email address and then confirms that a link was sent, whether or not an account has that
 * address.
 */
export function ForgotFlow() {
  const { locale } = useMessages('auth');
  const from = useFrom();
  const ask = useForgotPassword();
  const { data: profile } = useProfile();
  // The last address stays after the session has expired.
  const memberEmail = profile?.email || lastEmail();
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

  if (!sent) return <ForgotForm memberEmail={memberEmail} ask={ask} onSent={keep} takesFocus={isAnother} />;
  return <SentPanel key={sent.at} sent={sent} takesFocus={isJustSent} ask={ask} onSent={keep} onOther={startAgain} />;
}

/** Returns the schema of the request for a reset link, with the rules of the service (§5). */
export const forgotSchema = (rules: Rules) => v.object({ email: rules.email('email') });

type RecoveryRequest = { email: string };

type AskProps = {
  ask: Enquiry<RecoveryRequest, RecoveryRequest>['send'];
  onSent: (message: string, request: RecoveryRequest) => void;
  /** True after a press on this page, whose button is gone; after a reload the focus must not move. */
  takesFocus: boolean;
};

/** Shows the form for the email address. It is prefilled for a signed-in member who has forgotten the password. */
function ForgotForm({ memberEmail, ask, onSent, takesFocus }: AskProps & { memberEmail: string }) {
  const { t } = useMessages('auth');
  // As a default value it is not stored in the draft.
  const defaults = useMemo(() => ({ email: memberEmail }), [memberEmail]);
  const state = useEnquiryForm({
    name: EMAIL_DRAFT,
    namespace: 'auth',
    schema: forgotSchema,
    defaults,
    send: ask,
    onSent,
  });
  const { setFocus, getValues, reset } = state.form;
  const filled = useRef(memberEmail);
  // The profile can load after the form, disappear, or change to another member's; typed input is kept in each case.
  useEffect(() => {
    if (memberEmail !== filled.current && getValues('email') === filled.current) reset(defaults);
    filled.current = memberEmail;
  }, [memberEmail, defaults, getValues, reset]);
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  return (
    <FormShell state={state} submit={t('forgot.submit')} whatsappText={t('help.whatsapp')} isWide>
      <FormEmail name="email" />
    </FormShell>
  );
}

/** Shows the same confirmation for every address, where to look for the email, and a resend button after a minute. */
function SentPanel({ sent, takesFocus, ask, onSent, onOther }: AskProps & { sent: SentLink; onOther: () => void }) {
  const { t, locale } = useMessages('auth');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const throwInRender = useThrowInRender();

  async function sendAgain() {
    const { email } = sent;
    setSending(true);
    setProblem(null);
    const answer = await ask({ email });
    setSending(false);
    if (answer.success) onSent(answer.message, { email });
    else setProblem({ kind: 'failed', error: answer.error });
  }

  const isSaidHere = sent.locale === locale && sent.message !== '';
  return (
    <Panel
      tone="info"
      icon="mail"
      title={t('forgot.sentTitle')}
      takesFocus={takesFocus}
      actions={
        <>
          <ResendButton sentAt={sent.at} isSending={isSending} onPress={() => void sendAgain().catch(throwInRender)} />
          <Button look="quiet" onClick={onOther}>
            {t('forgot.other')}
          </Button>
        </>
      }
    >
      <p role="status">{isSaidHere ? translateServerMessage(sent.message, t) : t('forgot.sent')}</p>
      <p className={styles.address}>{sent.email}</p>
      <p className={`small muted ${styles.tip}`}>{t('forgot.tip')}</p>
      <EnquiryProblem problem={problem} whatsappText={t('help.whatsapp')} />
    </Panel>
  );
}

const RESEND_AFTER_SECONDS = 60;

/** Shows a button that sends the link again, a minute after the last one; until then it shows the remaining time. */
function ResendButton({ sentAt, isSending, onPress }: { sentAt: number; isSending: boolean; onPress: () => void }) {
  const { t } = useMessages('auth');
  const left = useCountdown(sentAt, RESEND_AFTER_SECONDS);
  return (
    <div>
      <SubmitButton
        type="button"
        look="line"
        isBusy={isSending}
        busyLabel={t('common:states.sending')}
        disabled={left > 0}
        onClick={onPress}
      >
        {t('forgot.again')}
      </SubmitButton>
      {left > 0 && <p className={`small muted tabular ${styles.wait}`}>{t('forgot.wait', { count: left })}</p>}
      {/* Only the end of the wait is announced; an announcement every second would disturb. */}
      <p role="status" className="visually-hidden">
        {left === 0 && t('forgot.ready')}
      </p>
    </div>
  );
}

const SECOND_MS = 1000;

/** Returns the whole seconds until `seconds` after `start`, at most `seconds`, even when the clock was set back. */
export function secondsLeft(start: number, seconds: number, now: number): number {
  const left = Math.ceil((start + seconds * SECOND_MS - now) / SECOND_MS);
  return Math.min(Math.max(left, 0), seconds);
}

/** Returns `secondsLeft`, updated as time passes. */
function useCountdown(start: number, seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      if (secondsLeft(start, seconds, Date.now()) === 0) clearInterval(timer);
    };
    const timer = setInterval(look, SECOND_MS);
    look();
    return () => clearInterval(timer);
  }, [start, seconds]);
  return secondsLeft(start, seconds, now);
}
