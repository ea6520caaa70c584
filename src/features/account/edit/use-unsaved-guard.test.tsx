// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLogout } from '@/shell/layouts/member-layout';
import { answer, confirmState } from '@/state/confirm';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { useUnsavedGuard } from './edit-profile';

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

test.each([
  [true, 'Perubahan profil yang belum disimpan akan hilang. '],
  [false, ''],
])('with unsaved changes: %s, the sign-out question begins with: %s', (isUnsaved, first) => {
  const { unmount } = renderInShell(<Page isUnsaved={isUnsaved} />, { namespaces: ['common', 'edit-profile'] });
  act(() => screen.getByRole('button').click());
  expect(confirmState.question?.text).toBe(
    `${first}Anda akan keluar dari akun. Draf pemesanan tetap ada selama tab ini terbuka.`,
  );
  unmount();
  expect(confirmState.atStake).toBe(null);
});
