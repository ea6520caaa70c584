import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSnapshot } from 'valtio';
import { afterEach, beforeEach } from 'vitest';
import { tokenOf } from '../../scripts/lib/member-session.ts';
import { publicEnv } from '../../src/config/env.ts';
import { EditProfile } from '../../src/features/account/edit/edit-profile.tsx';
import { ConfirmDialog } from '../../src/shell/confirm-dialog.tsx';
import { confirmState } from '../../src/state/confirm.ts';
import { sessionState, signIn, signOut } from '../../src/state/session.ts';
import { toastsState } from '../../src/state/toasts.ts';
import { mockRouter, renderInShell } from './render-in-shell.tsx';
import { withMockServer } from './with-mock-server.ts';

/** Starts the embedded host for a test file about Edit Profile; every test starts signed in as Ratna. */
export function withEditProfile() {
  const service = withMockServer();
  beforeEach(() => signInAs('ratna'));
  afterEach(() => {
    act(() => signOut());
    toastsState.items = [];
  });
  return service;
}

/** Signs in a demo member. */
export async function signInAs(name: 'ratna' | 'bima') {
  const credentials = { email: `${name}@kelana.example`, password: 'Kelana2027' };
  signIn(await tokenOf(publicEnv.serviceHost, credentials));
}

function EditProfileWithDialog() {
  const { question } = useSnapshot(confirmState);
  const { status } = useSnapshot(sessionState);
  return (
    <>
      {status === 'member' && <EditProfile />}
      <ConfirmDialog question={question} />
    </>
  );
}

/** Renders the page without waiting for the profile. */
export function renderEditProfile() {
  return renderInShell(<EditProfileWithDialog />, {
    namespaces: ['common', 'edit-profile', 'form', 'validation'],
    router: mockRouter({ pathname: '/account/edit-profile', asPath: '/account/edit-profile' }),
  });
}

/** Renders the page and waits for its form. */
export async function showEditProfile() {
  renderEditProfile();
  await screen.findByLabelText('Nama depan');
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
export const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

/** Clicks a button of the confirmation dialog. */
export async function answer(label: 'Ya' | 'Batal') {
  const dialog = await screen.findByRole('alertdialog', { name: 'Konfirmasi' });
  await userEvent.click(within(dialog).getByRole('button', { name: label }));
}

/** Saves the form and confirms it. */
export async function saveAndConfirm() {
  await save();
  await answer('Ya');
}

/** Returns the stored draft of the form; undefined when there is none. */
export const storedDraft = (): string | undefined => sessionStorage['kelana.form.edit-profile'];
