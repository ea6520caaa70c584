// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLogout } from '@/shell/member/use-logout';
import { answer, confirmState } from '@/state/confirm';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { useUnsavedGuard } from './use-unsaved-guard';

afterEach(() => act(() => answer(false)));

function Page({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedGuard(isUnsaved);
  const logout = useLogout();
  return (
    <button type="button" onClick={logout}>
      Keluar
    </button>
  );
}

function logoutFrom(isUnsaved: boolean) {
  const rendered = renderInShell(<Page isUnsaved={isUnsaved} />, { namespaces: ['common', 'edit-profile'] });
  act(() => screen.getByRole('button').click());
  return rendered;
}

test('the sign-out question says that unsaved changes will be lost', () => {
  const { unmount } = logoutFrom(true);
  expect(confirmState.question?.text).toBe(
    'Perubahan profil yang belum disimpan akan hilang. Anda akan keluar dari akun. Draf pemesanan tetap ada selama tab ini terbuka.',
  );
  unmount();
  expect(confirmState.atStake).toBe(null);
});

test('the sign-out question does not mention unsaved changes when there are none', () => {
  logoutFrom(false);
  expect(confirmState.question?.text).toBe(
    'Anda akan keluar dari akun. Draf pemesanan tetap ada selama tab ini terbuka.',
  );
});
