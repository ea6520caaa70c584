// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { monthAfter } from '@/domain/dates';
import { changeTripPlan, tripPlan } from '@/state/trip-plan';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { PartyButton } from './plan-button';
import { usePartyOfAddress } from './use-party';

const server = withMockServer();

beforeEach(() => changeTripPlan({ party: null, months: [] }));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the answer is kept on the device, told to the page and shown on the button', async () => {
  const onChange = vi.fn();
  renderInShell(<PartyButton months={[]} onChange={onChange} />);
  await press('Siapa yang ikut?');
  await screen.findByRole('dialog', { name: 'Siapa dan kapan?' });
  await press('Tambah dewasa');
  await press('Tambah anak');
  const month = monthAfter(server.database().catalogue.today.slice(0, 7), 1);
  await screen.findByRole('option', { name: /Lebaran/ });
  await userEvent.selectOptions(screen.getByLabelText('Kapan berangkat'), month);
  await press('Terapkan');
  const plan = { party: { adult: 2, child: 1, infant: 0 }, months: [month] };
  expect(onChange).toHaveBeenCalledExactlyOnceWith(plan);
  expect(tripPlan()).toMatchObject(plan);
  expect(JSON.parse(localStorage.getItem('kelana.trip-plan') ?? '')).toEqual({ version: 1, ...plan });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Peserta: 2 dewasa, 1 anak' })).toBeDefined());
});

test('a page that does not ask when leaves the months, and the answer can be cleared', async () => {
  changeTripPlan({ party: { adult: 2, child: 0, infant: 0 }, months: ['2027-03'] });
  renderInShell(<PartyButton />);
  await press('Peserta: 2 dewasa');
  await screen.findByRole('dialog', { name: 'Siapa yang ikut?' });
  expect(screen.queryByLabelText('Kapan berangkat')).toBeNull();
  await press('Hapus peserta');
  expect(tripPlan()).toMatchObject({ party: null, months: ['2027-03'] });
});

test('each infant needs an adult, and a party has at most twenty people', async () => {
  changeTripPlan({ party: { adult: 2, child: 16, infant: 1 } });
  renderInShell(<PartyButton />);
  await press('Peserta: 2 dewasa, 16 anak, 1 bayi');
  await screen.findByRole('dialog');
  await press('Tambah bayi');
  await press('Tambah anak');
  expect(screen.getAllByText(/^Maksimal 20 orang/)).toHaveLength(3);
  await press('Kurangi dewasa');
  await press('Terapkan');
  expect(tripPlan().party).toEqual({ adult: 1, child: 16, infant: 1 });
});

function Page() {
  usePartyOfAddress();
  return <PartyButton />;
}

test('the party of an opened address is kept; Back to an address with another one corrects the address', async () => {
  changeTripPlan({ party: { adult: 5, child: 0, infant: 0 } });
  const router = mockRouter({ query: { pax: '2,2,0', month: '2027-03' } });
  const { rerender } = renderInShell(<Page />, { router });
  expect(tripPlan().party).toEqual({ adult: 2, child: 2, infant: 0 });
  expect(router.replace).not.toHaveBeenCalled();
  router.query = { pax: '5', month: '2027-03' };
  router.asPath = '/group-tour?pax=5&month=2027-03#results';
  rerender(<Page />);
  const address = () => vi.mocked(router.replace).mock.lastCall?.[1];
  expect(address()).toBe('/group-tour?month=2027-03&pax=2,2,0#results');
  await press('Peserta: 2 dewasa, 2 anak');
  await screen.findByRole('dialog');
  await press('Hapus peserta');
  expect(address()).toBe('/group-tour?month=2027-03#results');
});
