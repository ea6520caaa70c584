// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { RouterContext } from '@/next-internals/router-context';
import { mockRouter } from '../../tests/support/render-in-shell';
import { focusTitle, pathOf, useFocusOnNavigation } from './use-focus-on-navigation';

afterEach(() => {
  document.body.innerHTML = '';
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

test('the title gets the focus, and so does a title that replaces it later', async () => {
  show('<h1>Waiting</h1>');
  const stop = focusTitle();
  expect(focused()).toBe('Waiting');
  show('<h1>There</h1>');
  await waitForTask();
  expect(focused()).toBe('There');
  stop();
  show('<h1>Later</h1>');
  await waitForTask();
  expect(document.activeElement).toBe(document.body);
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
