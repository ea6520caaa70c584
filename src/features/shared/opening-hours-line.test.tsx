// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { OpeningHoursLine } from './opening-hours-line';

withMockServer();

test('the hours of the head office are shown in Jakarta time once the service has sent them', async () => {
  renderInShell(<OpeningHoursLine />, { namespaces: ['common'] });
  expect(screen.queryByText(/WIB/)).toBeNull();
  expect(await screen.findByText('Kantor buka Sen–Jum 09.00–17.30, Sab 09.00–14.00 WIB.')).toBeTruthy();
});
