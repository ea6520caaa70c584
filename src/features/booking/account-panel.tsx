import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import forms from '@/features/shared/account/form.module.css';
import { SignInForm } from '@/features/shared/account/sign-in-form';
import { SignUpForm } from '@/features/shared/account/sign-up-form';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { dropNotices } from '@/state/toasts';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Note } from '@/ui/static/messages/note';
import styles from './account-panel.module.css';
import { useBookingContext } from './session/booking-context';
import type { AccountForm } from './session/booking-location';

/** Shows the sign-in or sign-up form in place of the booking steps, which return afterwards. */
export function AccountPanel({ form }: { form: AccountForm }) {
  const { t, locale } = useMessages('booking');
  const { hrefOf, form: booking } = useBookingContext();
  const isSignIn = form === 'sign-in';
  const { first_name, last_name, email, phone } = booking.getValues('contact');
  const known = { first_name, last_name, email, phone };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  const isExpired = useSnapshot(sessionState).endedBy === 'expired';
  useEffect(() => {
    // The note below shows the same message as the toast, so the toast is removed.
    if (isExpired) dropNotices();
  }, [isExpired]);
  return (
    <section className={styles.panel} aria-labelledby="account-title">
      <h1 id="account-title" ref={title} tabIndex={-1}>
        {t(`account.title.${form}`)}
      </h1>
      <p className="lead muted">{t('account.lead')}</p>
      {isExpired && (
        <Note icon="clock" className={styles.note}>
          {t('auth:signIn.expired')}
        </Note>
      )}
      <div className={styles.form}>
        {isSignIn ? (
          <SignInForm key={locale} email={known.email} />
        ) : (
          <SignUpForm key={locale} signInHref={hrefOf('sign-in')} known={known} />
        )}
      </div>
      <div className={`${forms.links} ${forms.below}`}>
        {isSignIn && (
          <p>
            <AppLink href={routes.forgotPassword(hrefOf())}>{t('auth:signIn.forgot')}</AppLink>
          </p>
        )}
        <p>
          <span>{t(isSignIn ? 'auth:signIn.noAccount' : 'auth:signUp.haveAccount')}</span>{' '}
          <AppLink href={hrefOf(isSignIn ? 'sign-up' : 'sign-in')} shallow>
            {t(isSignIn ? 'auth:signIn.signUp' : 'auth:signUp.signIn')}
          </AppLink>
        </p>
        <p>
          <AppLink href={hrefOf()} shallow>
            {t('account.back')}
          </AppLink>
        </p>
      </div>
    </section>
  );
}
