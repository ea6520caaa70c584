// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { NextPageContext } from 'next';
import { expect, test, vi } from 'vitest';
import ErrorPage from '@/pages/_error';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { errorMessage, errorStatus } from './error-status';

async function renderErrorPage(err: Error & { statusCode?: number }) {
  const props = await ErrorPage.getInitialProps?.({ err, locale: 'id' } as NextPageContext);
  if (!props) throw new Error('The page has no initial props.');
  renderInShell(<ErrorPage {...props} />);
}

test('the message of an error is shown with its status', async () => {
  await renderErrorPage(Object.assign(new Error('Layanan sedang dirawat.'), { statusCode: 503 }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Layanan sedang dirawat.');
  expect(screen.getByText('503')).toBeTruthy();
});

test('a page without data of the service is a 503 with Retry-After, and an error of the site a 500', async () => {
  const answerTo = async (err: Error) => {
    const headers: Record<string, string> = {};
    const res = { statusCode: 500, setHeader: (name: string, value: string) => (headers[name] = value) };
    const props = await ErrorPage.getInitialProps?.({ res, err, locale: 'id' } as unknown as NextPageContext);
    return [res.statusCode, props?.status, props?.message, headers];
  };
  const failure = Object.assign(new Error('The service could not be reached.'), { name: 'ApiError' });
  expect(await answerTo(failure)).toEqual([503, 503, undefined, { 'Retry-After': '60' }]);
  expect(await answerTo(new TypeError('undefined'))).toEqual([500, 500, undefined, { 'Retry-After': '60' }]);
});

test('the id of the request is shown, so that a visitor can tell it to the support', async () => {
  const serverTiming = [{ name: 'request', description: '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11' }];
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ serverTiming }] });
  await renderErrorPage(new TypeError('undefined is not a function'));
  expect(screen.getByText('Kode kejadian: 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11')).toBeTruthy();
});

test('a 404 has a separate text and a link to the home page', async () => {
  await renderErrorPage(Object.assign(new Error('Tidak ada.'), { statusCode: 404 }));
  expect(screen.queryByText('Tidak ada.')).toBeNull();
  expect(screen.getByRole('link', { name: /beranda/i }).getAttribute('href')).toBe('/');
});

test('the status of the response is used first, then that of the error, then 500', () => {
  expect(errorStatus({ statusCode: 404 }, { statusCode: 500 })).toBe(404);
  expect(errorStatus(undefined, { statusCode: 400 })).toBe(400);
  expect(errorStatus(undefined, null)).toBe(500);
  expect(errorStatus({ statusCode: 200 }, undefined)).toBe(500);
});

test('a programming error, an error without a message and no error give no message', () => {
  const withoutMessage = [new TypeError('undefined is not a function'), new Error(''), null, undefined];
  expect(withoutMessage.map(errorMessage)).toEqual([undefined, undefined, undefined, undefined]);
});
