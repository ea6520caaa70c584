// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import mice from '../../../public/locales/id/mice.json';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { Enquiry } from './mice-page';

withMockServer();

async function renderEnquiry(products: { id: number; name: string }[]) {
  renderInShell(<Enquiry products={products} />, { namespaces: ['common', 'form', 'mice', 'validation'] });
  return screen.findByLabelText('Nama perusahaan');
}

test('without products the form says so and can still be sent', async () => {
  await renderEnquiry([]);
  expect(screen.getByText(mice.enquiry.noProducts)).toBeTruthy();
  const typed = {
    'Kota atau negara': 'Bali',
    // The form accepts dates up to five years ahead.
    'Tanggal mulai': `14 5 ${new Date().getFullYear() + 1}`,
    'Jumlah peserta': '40',
    'Nama penanggung jawab': 'Dewi Lestari',
    'Nomor WhatsApp': '0812 3456 7890',
    'Alamat email': 'dewi@samudra.example',
  };
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Kirim permintaan' }));
  expect(await screen.findByText(/Tim MICE kami akan menghubungi Anda/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(mice.next.title)).toBeNull());
});

test('the summary shows the number of ticked services', async () => {
  await renderEnquiry([{ id: 5, name: 'Gala Dinner' }]);
  await userEvent.click(screen.getByLabelText('Gala Dinner'));
  expect(screen.getAllByText('1 layanan dipilih')).not.toHaveLength(0);
  await userEvent.click(screen.getByLabelText('Gala Dinner'));
  expect(screen.getAllByText(mice.choice.none)).not.toHaveLength(0);
});
