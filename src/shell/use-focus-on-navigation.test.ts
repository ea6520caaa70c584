// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { RouterContext } from '@/next-internals/router-context';
import { stillRouter } from '../../tests/support/render-in-shell';
import { focusTitle, pathOf, useFocusOnNavigation } from './use-focus-on-navigation';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const show = (html: string) => {
  const main = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  main.innerHTML = html;
};
const focused = () => document.activeElement?.textContent;
const moment = () => new Promise((resolve) => setTimeout(resolve));

test('language, query and fragment do not make another page', () => {
  expect(pathOf('/en/group-tour?page=2#list')).toBe('/group-tour');
  expect(pathOf('/group-tour')).toBe('/group-tour');
  expect(pathOf('/en')).toBe('/');
  expect(pathOf('/')).toBe('/');
  expect(pathOf('/identity')).toBe('/identity');
});

test('the title has the focus, and a title that a late part brings in its place gets it too', async () => {
  show('<h1>Waiting</h1>');
  const stop = focusTitle();
  expect(focused()).toBe('Waiting');
  show('<h1>There</h1>');
  await moment();
  expect(focused()).toBe('There');
  stop();
  show('<h1>Later</h1>');
  await moment();
  expect(document.activeElement).toBe(document.body);
});

test('who has moved on stays there', async () => {
  show('<h1>Waiting</h1>');
  const field = document.body.appendChild(document.createElement('input'));
  const stop = focusTitle();
  field.focus();
  show('<h1>There</h1>');
  await moment();
  expect(document.activeElement).toBe(field);
  stop();
});

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

function followNavigation() {
  const router = stillRouter();
  const wrapper = ({ children }: { children?: ReactNode }) =>
    createElement(RouterContext.Provider, { value: router }, children);
  renderHook(useFocusOnNavigation, { wrapper });
  return (event: 'routeChangeStart' | 'routeChangeComplete', url: string, shallow = false) =>
    router.events.emit(event, url, { shallow });
}

test('the title of the next page gets the focus once that page is painted', async () => {
  show('<h1>Tours</h1>');
  const emit = followNavigation();
  emit('routeChangeComplete', '/group-tour/17');
  expect(document.activeElement).toBe(document.body);
  await painted();
  expect(focused()).toBe('Tours');
});

test('a link to a place within the next page does not focus its title', async () => {
  show('<h1>Tours</h1>');
  const emit = followNavigation();
  emit('routeChangeComplete', '/group-tour');
  await painted();
  emit('routeChangeStart', '/group-tour/17#dates');
  show('<h1>Turki</h1>');
  await moment();
  emit('routeChangeComplete', '/group-tour/17#dates');
  await painted();
  expect(document.activeElement).toBe(document.body);
});

test('a title that comes late still gets the focus after a change of the query alone', async () => {
  show('<h1>Waiting</h1>');
  const emit = followNavigation();
  emit('routeChangeComplete', '/obs');
  await painted();
  emit('routeChangeStart', '/obs?page=2', true);
  show('<h1>There</h1>');
  await moment();
  expect(focused()).toBe('There');
});
