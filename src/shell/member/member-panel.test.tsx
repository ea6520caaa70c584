// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMembership } from '@/hooks/user/use-membership';
import { useProfile } from '@/hooks/user/use-profile';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { MemberPanel } from './member-panel';

vi.mock('@/hooks/user/use-membership');
vi.mock('@/hooks/user/use-profile');
vi.mock('@/hooks/auth/use-sign-out', () => ({ useSignOut: () => vi.fn() }));

function show(point: number | undefined, profile: object | null = { fullname: 'Ratna Wulandari' }) {
  vi.mocked(useProfile).mockReturnValue({ data: profile ?? undefined } as ReturnType<typeof useProfile>);
  const data = point === undefined ? undefined : { card: { point } };
  vi.mocked(useMembership).mockReturnValue({ data } as ReturnType<typeof useMembership>);
  return renderInShell(<MemberPanel />, { router: mockRouter({ pathname: '/account', asPath: '/account' }) });
}

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Area anggota' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the menu has the four entries of §2', () => {
  show(12_450);
  expect(entries()).toEqual(['Profil', 'Keanggotaan', 'Pemesanan Tour Saya', 'Keluar']);
  expect(screen.getByRole('link', { name: 'Profil' }).getAttribute('aria-current')).toBe('page');
});

test('membership is hidden at exactly 0 points', () => {
  show(0);
  expect(entries()).toEqual(['Profil', 'Pemesanan Tour Saya', 'Keluar']);
});

test('the header shows the full name and a picture of 50 px', () => {
  const { container } = show(1);
  expect(screen.getByText('Ratna Wulandari')).toBeTruthy();
  expect(container.querySelector('[data-size]')?.getAttribute('data-size')).toBe('50');
});

test('the menu is shown while the profile is loading', () => {
  show(undefined, null);
  expect(entries()).toEqual(['Profil', 'Keanggotaan', 'Pemesanan Tour Saya', 'Keluar']);
});
