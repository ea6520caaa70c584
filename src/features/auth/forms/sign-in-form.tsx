import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureWords } from '@/features/shared/failure-words';
import { serverSentence } from '@/features/shared/server-sentence';
import { useSignIn } from '@/hooks/auth/use-sign-in';
import { useWords } from '@/i18n/use-words';
import { showSuccess } from '@/state/toasts';
import { ErrorSummary } from '@/ui/controls/error-summary';
import { fieldId } from '@/ui/controls/field-id';
import { PasswordField } from '@/ui/controls/password-field';
import { SubmitButton } from '@/ui/controls/submit-button';
import { TextField } from '@/ui/controls/text-field';
import { AppLink } from '@/ui/static/app-link';
import { FailureNote } from '../components/failure-note';
import styles from './form.module.css';
import { type Credentials, signInSchema } from './sign-in-schema';

const fields = ['email', 'password'] as const;

/** Signs in and stays until the page's middleware leads the new member on. */
export function SignInForm({ forgotHref }: { forgotHref: string }) {
  const { t } = useWords('auth');
  const { signInWith, isSending } = useSignIn();
  const [failure, setFailure] = useState<string | null>(null);
  // No default values: they would wipe what somebody or their browser has entered before the page came alive.
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver: valibotResolver(signInSchema),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const ours = (kind: string) => t(kind === 'network' ? 'signIn.unreachable' : `common:errors.${kind}`);
  const submit = handleSubmit(async (credentials) => {
    setFailure(null);
    const result = await signInWith(credentials);
    if (result.success) return showSuccess(serverSentence(result.message, t));
    const refused = fields.filter((name) => result.error.fieldErrors[name]);
    for (const name of refused) setError(name, { type: 'server', message: result.error.fieldErrors[name]?.[0] });
    if (refused.length === 0) setFailure(failureWords(result.error, t, ours));
  });

  const messageOf = (name: (typeof fields)[number]) => {
    const error = formState.errors[name];
    // Leaving a field empty on the way to a link is no mistake yet.
    if (!error?.message || (error.message === 'required' && !formState.isSubmitted)) return undefined;
    return error.type === 'server' ? error.message : t(`validation:${error.message}`, { label: t(`signIn.${name}`) });
  };
  const errors = fields.flatMap((name) => {
    const message = messageOf(name);
    return message && formState.isSubmitted ? [{ fieldId: fieldId(name), message }] : [];
  });

  return (
    // Posted, should it ever be sent before the page is alive: a password never belongs in an address.
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <ErrorSummary
        title={t('validation:summary', { count: errors.length })}
        errors={errors}
        submitCount={formState.submitCount}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <TextField
        label={t('signIn.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={messageOf('email')}
        {...register('email')}
      />
      <div>
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          showLabel={t('signIn.show')}
          hideLabel={t('signIn.hide')}
          error={messageOf('password')}
          {...register('password')}
        />
        <p className={styles.aside}>
          <AppLink href={forgotHref}>{t('signIn.forgot')}</AppLink>
        </p>
      </div>
      <SubmitButton size="large" isWide isBusy={isSending} busyWord={t('signIn.sending')}>
        {t('signIn.submit')}
      </SubmitButton>
    </form>
  );
}
