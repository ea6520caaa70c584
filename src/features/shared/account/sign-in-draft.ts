import { writeFormDraft } from '@/form/form-storage';

/** The draft name shared by sign-in and password recovery, so that both forms fill in the same e-mail address. */
export const EMAIL_DRAFT = 'sign-in';

export const noCredentials = { email: '', password: '' };

/** Stores an e-mail address for the next time the sign-in form opens in this tab, so that no link contains it. */
export const fillSignIn = (email: string) => writeFormDraft(EMAIL_DRAFT, noCredentials, { email, password: '' });
