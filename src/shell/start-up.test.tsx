// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { RouterContext } from '@/next-internals/router-context';
import { endWithPassword, expireSession, signIn, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { mockRouter, renderInShell } from '../../tests/support/render-in-shell';
import { focusTitle, pathOf, useExpiredSession, useFocusOnNavigation } from './start-up';

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  toastsState.items = [];
});

const show = (html: string) => {
  const main = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  main.innerHTML = html;
};
const focused = () => document.activeElement?.textContent;
const waitForTask = () => new Promise((resolve) => setTimeout(resolve));

test('language, query and fragment do not make another page', () => {
  expect(pathOf('/en/group-tour?page=2#list')).toBe('/group-tour');
  expect(pathOf('/group-tour')).toBe('/group-tour');
  expect(pathOf('/en')).toBe('/');
  expect(pathOf('/')).toBe('/');
  expect(pathOf('/identity')).toBe('/identity');
});

test('a focus that the visitor has moved stays', async () => {
  show('<h1>Waiting</h1>');
  const field = document.body.appendChild(document.createElement('input'));
  const stop = focusTitle();
  field.focus();
  show('<h1>There</h1>');
  await waitForTask();
  expect(document.activeElement).toBe(field);
  stop();
});

const waitForPaint = () => new Promise<void>((resolve) => afterPaint(resolve));

function followNavigation() {
  const router = mockRouter();
  const wrapper = ({ children }: { children?: ReactNode }) =>
    createElement(RouterContext.Provider, { value: router }, children);
  renderHook(useFocusOnNavigation, { wrapper });
  return (event: 'beforeHistoryChange' | 'routeChangeComplete', url: string, shallow = false) =>
    router.events.emit(event, url, { shallow });
}

test('the title of the next page gets the focus once that page is painted', async () => {
  show('<h1>Tours</h1>');
  const emit = followNavigation();
  emit('routeChangeComplete', '/group-tour/17');
  expect(document.activeElement).toBe(document.body);
  await waitForPaint();
  expect(focused()).toBe('Tours');
});

test('the pressed link gives its focus up before another page replaces it', () => {
  show('<a href="/group-tour/17">Turki</a>');
  const link = document.querySelector('a') as HTMLElement;
  const emit = followNavigation();
  link.focus();
  emit('beforeHistoryChange', '/?page=2');
  emit('beforeHistoryChange', '/group-tour/17', true);
  expect(document.activeElement).toBe(link);
  emit('beforeHistoryChange', '/group-tour/17');
  expect(document.activeElement).toBe(document.body);
});

test('a link to a fragment of the next page does not focus its title', async () => {
  show('<h1>Tours</h1>');
  const emit = followNavigation();
  emit('routeChangeComplete', '/group-tour');
  await waitForPaint();
  emit('beforeHistoryChange', '/group-tour/17#dates');
  show('<h1>Turki</h1>');
  await waitForTask();
  emit('routeChangeComplete', '/group-tour/17#dates');
  await waitForPaint();
  expect(document.activeElement).toBe(document.body);
});

test('a title that is rendered late still gets the focus after a change of only the query', async () => {
  show('<h1>Waiting</h1>');
  const emit = followNavigation();
  emit('routeChangeComplete', '/obs');
  await waitForPaint();
  emit('beforeHistoryChange', '/obs?page=2', true);
  show('<h1>There</h1>');
  await waitForTask();
  expect(focused()).toBe('There');
});

function Probe() {
  useExpiredSession();
  return null;
}

const takeToasts = () => toastsState.items.splice(0).map(({ kind, text }) => `${kind}: ${text}`);
const expiredNotice = ['notice: Sesi berakhir. Masuk lagi untuk melanjutkan.'];

test('every expired session shows one notice, also one that begins and ends between two renders', async () => {
  renderInShell(<Probe />);
  await act(async () => signIn('first'));
  expect(takeToasts()).toEqual([]);
  await act(async () => expireSession('first'));
  expect(takeToasts()).toEqual(expiredNotice);
  await act(async () => {
    signIn('second');
    expireSession('second');
  });
  expect(takeToasts()).toEqual(expiredNotice);
  await act(async () => signIn('by an old password'));
  await act(async () => endWithPassword('by an old password'));
  expect(takeToasts()).toEqual(['notice: Kata sandi Anda sudah diganti. Masuk lagi dengan kata sandi yang baru.']);
  await act(async () => signIn('third'));
  await act(async () => signOut());
  expect(takeToasts()).toEqual([]);
});
