// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sessionState, startSession } from '@/state/session';
import { allBehaviours } from '../../../mocks/behaviours/all.ts';
import { handleControl } from '../../../mocks/control/handle-control.ts';
import { createHandlers } from '../../../mocks/handlers.ts';
import { createMockContext } from '../../../mocks/mock-context.ts';
import { renderInShell } from '../../../tests/support/render-in-shell.tsx';
import { DeveloperPanel } from './developer-panel';

const HOST = 'http://localhost:4010';
const mockContext = createMockContext({ behaviours: allBehaviours });
const control = http.all(/\/__mock/, async ({ request }) => (await handleControl(mockContext, request)) ?? undefined);
const server = setupServer(control, ...createHandlers(mockContext));

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  mockContext.reset();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());

async function openPanel() {
  const user = userEvent.setup();
  renderInShell(<DeveloperPanel />);
  await user.click(screen.getByRole('button', { name: 'Open the developer panel' }));
  const panel = within(screen.getByRole('dialog', { name: 'Developer panel' }));
  await panel.findByRole('combobox', { name: 'Scenario' });
  return { user, panel, openSection: (name: string) => user.click(panel.getByRole('heading', { name })) };
}

test('the panel opens with the keyboard, closes with Escape, returns the focus and stores its state', async () => {
  const { user } = await openPanel();
  expect(screen.getByRole('dialog')).toHaveProperty('tabIndex', -1);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  expect({ ...sessionStorage }).toEqual({ 'kelana.panel': 'open' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the developer panel' }));
  expect(sessionStorage.length).toBe(0);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test.each([
  ['is still open on a wide screen', false, 1],
  ['is closed on a small screen', true, 0],
])('on the next page the panel %s', (_, isSmall, count) => {
  sessionStorage.setItem('kelana.panel', 'open');
  vi.stubGlobal('matchMedia', () => ({ matches: isSmall }));
  renderInShell(<DeveloperPanel />);
  expect(screen.queryAllByRole('dialog')).toHaveLength(count);
});

test('scenario, clock and latency are set on the host, and a reset keeps only the scenario', async () => {
  const { user, panel } = await openPanel();
  await user.selectOptions(panel.getByRole('combobox', { name: 'Scenario' }), 'sold-out');
  await vi.waitFor(() => expect(mockContext.database().state.scenario).toBe('sold-out'));
  for (const [name, value] of [
    ['Days from today', '30'],
    ['Latency of every call, ms', '20'],
  ] as const) {
    const field = panel.getByRole('spinbutton', { name });
    await user.clear(field);
    await user.type(field, `${value}{Enter}`);
  }
  await vi.waitFor(() =>
    expect([mockContext.settings().offsetDays, mockContext.settings().latencyMs]).toEqual([30, 20]),
  );
  await user.click(await panel.findByRole('button', { name: 'Back to today' }));
  await vi.waitFor(() => expect(mockContext.settings().offsetDays).toBe(0));
  await user.click(panel.getByRole('button', { name: 'Reset this world' }));
  await vi.waitFor(() => expect(mockContext.settings().latencyMs).toBe(0));
  expect(mockContext.database().state.scenario).toBe('sold-out');
});

test('a fault is added with all its fields, and faults are removed one by one', async () => {
  mockContext.faults.add({ network: true });
  const { user, panel, openSection } = await openPanel();
  await openSection('Faults');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Operation' }), 'bookTour');
  const status = panel.getByLabelText('Status');
  await user.clear(status);
  await user.type(status, '429');
  await user.type(panel.getByRole('spinbutton', { name: 'Retry-After, seconds' }), '30');
  await user.type(panel.getByRole('spinbutton', { name: 'Times, else until removed' }), '2');
  await user.click(panel.getByRole('button', { name: 'Add fault' }));
  const added = 'bookTour: 429, Retry-After 30 s, 2 times';
  await panel.findByText(added);
  expect(mockContext.faults.all()[1]).toMatchObject({ status: 429, retryAfterSeconds: 30, times: 2 });
  await user.click(panel.getByRole('button', { name: 'Remove the fault: All operations: The connection breaks' }));
  await vi.waitFor(() => expect(mockContext.faults.all()).toHaveLength(1));
  expect(panel.getByText(added)).toBeTruthy();
});

test('a demo account is signed in with the login operation and signed out, and sessions can be expired', async () => {
  const stopSession = startSession();
  const { user, panel, openSection } = await openPanel();
  await openSection('Account');
  await user.click(panel.getByRole('button', { name: 'Sign in as Sari Wijayanti' }));
  await panel.findByText('Signed in as Sari Wijayanti.');
  expect(mockContext.calls.all().map(({ operationId }) => operationId)).toContain('login');
  await user.click(panel.getByRole('button', { name: 'Let all sessions run out' }));
  await vi.waitFor(() => expect(sessionState.endedBy).toBe('expired'));
  await user.click(panel.getByRole('button', { name: 'Sign in as Bima' }));
  await user.click(await panel.findByRole('button', { name: 'Sign out' }));
  await panel.findByText('Nobody is signed in.');
  stopSession();
});

test('the log shows the last calls, and for those that violate the document the violations', async () => {
  await fetch(`${HOST}/v1/modules/banners`);
  await fetch(`${HOST}/v1/nowhere`);
  const { user, panel, openSection } = await openPanel();
  await openSection('Request log');
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^404undocumented\d+ msGET \/v1\/nowhereGET \/v1\/nowhere is not documented$/);
  expect(rows[1]).toMatch(/^200listBanners\d+ msGET \/v1\/modules\/banners$/);
  await user.click(panel.getByRole('checkbox', { name: 'Only calls that broke the document' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
});

test('the outbox shows the mails with their links', async () => {
  const { panel, openSection } = await openPanel();
  await openSection('Outbox');
  expect(await panel.findByText('No mail has been sent.')).toBeTruthy();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'ratna@kelana.example' });
  await fetch(`${HOST}/v1/auth/forgot`, { method: 'POST', headers, body });
  const link = await panel.findByRole('link', { name: 'Open its link' });
  expect(link.getAttribute('href')).toMatch(/\/auth\/new-password\?token=/);
});

test('the seats of the open tour are changed', async () => {
  window.history.replaceState(null, '', '/group-tour/17');
  const { user, panel, openSection } = await openPanel();
  await openSection('Departures of this tour');
  const seats = await panel.findByRole('spinbutton', { name: 'Seats left' });
  await user.clear(seats);
  await user.type(seats, '2');
  await user.click(panel.getByRole('button', { name: 'Change departure' }));
  await vi.waitFor(() => expect(Object.values(mockContext.database().state.departures)).toMatchObject([{ seat: 2 }]));
});
