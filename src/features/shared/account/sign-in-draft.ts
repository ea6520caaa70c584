import { writeFormDraft } from '@/features/shared/form/form-draft';

/** The draft of sign-in and of the recovery: an address typed in the one is there in the other. */
export const EMAIL_DRAFT = 'sign-in';

export const noCredentials = { email: '', password: '' };

/** Fills the address in the next time the sign-in form opens in this tab, without it being in any link. */
export const fillSignIn = (email: string) => writeFormDraft(EMAIL_DRAFT, noCredentials, { email, password: '' });
