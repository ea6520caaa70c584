import type { Body } from '@sdk';
import { useRouter } from 'next/router';
import { useState } from 'react';
import * as v from 'valibot';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { useRegister } from '@/data/operations/auth';
import { todayInJakarta } from '@/domain/dates';
import { leaveSignInNote, removeSignInNote } from '@/features/shared/sign-in-note';
import { FormCheck, NewTabLink } from '@/form/choice-fields';
import { Decoy } from '@/form/decoy';
import { FormPassword } from '@/form/form-password';
import { FormShell } from '@/form/form-shell';
import { RestoredNote } from '@/form/restored-note';
import { birthDateOrNothing } from '@/form/rules/birth-date-rules';
import { givenPassword, newPassword, PASSWORD_MIN, passwordsMatch } from '@/form/rules/password-rules';
import { optional, type Rules } from '@/form/rules/rules';
import { FormEmail, FormPhone, FormText } from '@/form/text-fields';
import { translateServerMessage } from '@/form/translate-server-message';
import { FormDate } from '@/form/typed-fields';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { showSuccess } from '@/state/toasts';
import { AppLink } from '@/ui/static/buttons/app-link';
import styles from './form.module.css';
import { fillSignIn } from './sign-in-draft';

type SignUpFormProps = {
  /** The address of the sign-in form that returns to the same page. */
  signInHref: string;
  /** Values that were typed elsewhere on this page. */
  known?: Partial<typeof noRegistration>;
};

/**
 * Shows the form that registers a member. If the response contains a token, the member is signed in; otherwise the
 * sign-in form opens with the e-mail address filled in.
 */
export function SignUpForm({ signInHref, known }: SignUpFormProps) {
  const { t } = useMessages('auth');
  const router = useRouter();
  // The draft stores only differences from the defaults, so these values are not written to the device.
  const [defaults] = useState(() => ({ ...noRegistration, ...known }));
  const state = useEnquiryForm({
    name: 'sign-up',
    namespace: 'auth',
    schema: signUpSchema,
    defaults,
    send: useRegister(),
    onSent: (message, { email }) => {
      showSuccess(translateServerMessage(message, t));
      if (sessionState.status === 'member') return removeSignInNote();
      fillSignIn(email);
      leaveSignInNote('registered');
      void router.push(signInHref, undefined, { shallow: true });
    },
  });
  const { errors } = state.form.formState;
  const isRefused = errors.email?.type === 'server';
  return (
    <FormShell
      state={state}
      submit={t('signUp.submit')}
      busy={t('signUp.sending')}
      whatsappText={t('signUp.whatsapp', { brand: brand.name })}
      isWide
    >
      <RestoredNote state={state} />
      <FormText name="first_name" autoComplete="given-name" />
      <FormText name="last_name" autoComplete="family-name" isOptional hint={t('signUp.lastNameHint')} />
      <div>
        <FormEmail name="email" />
        {isRefused && (
          <p className={`small ${styles.links} ${styles.aside}`}>
            <AppLink href={signInHref} onClick={() => fillSignIn(state.form.getValues('email'))}>
              {t('signUp.signInInstead')}
            </AppLink>
          </p>
        )}
      </div>
      <FormPhone name="phone" />
      <FormDate name="dob" autoComplete="bday" placeholder={t('signUp.dobExample')} isOptional />
      <FormPassword name="password" autoComplete="new-password" hint={t('passwordHint', { n: PASSWORD_MIN })} />
      <FormPassword name="confirm_password" autoComplete="new-password" />
      <AgreeTerms />
      <FormCheck name="marketing" />
      <Decoy />
    </FormShell>
  );
}

/** Shows the consent checkbox of an account. Its links open in a new tab, so that the form keeps its values. */
function AgreeTerms() {
  const { t } = useMessages('auth');
  return (
    <FormCheck name="agree_terms">
      {t('agree.text')} <NewTabLink href={routes.terms()}>{t('agree.terms')}</NewTabLink> {t('agree.and')}{' '}
      <NewTabLink href={routes.privacyPolicy()}>{t('agree.privacy')}</NewTabLink>.
    </FormCheck>
  );
}

const NAME_MAX = 50;

export const noRegistration = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  dob: '',
  password: '',
  confirm_password: '',
  agree_terms: false,
  marketing: false,
};

/** Returns the schema of a new member's registration, with the rules of the service (§5). */
export function signUpSchema(rules: Rules, today = todayInJakarta()) {
  return v.pipe(
    v.object({
      first_name: rules.fullName('first_name', NAME_MAX),
      last_name: optional(rules.fullName('last_name', NAME_MAX)),
      email: rules.email('email'),
      phone: rules.phone('phone'),
      dob: birthDateOrNothing(rules, today),
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
      agree_terms: rules.consent('agree'),
      marketing: v.boolean(),
    }),
    passwordsMatch(rules),
    // The rule for consent accepts only true.
    v.transform(({ agree_terms, ...rest }): Body<'register'> => ({ ...rest, agree_terms: agree_terms as true })),
  );
}
