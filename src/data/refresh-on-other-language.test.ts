// @vitest-environment jsdom
import Router from 'next/router';
import { mutate } from 'swr';
import { beforeAll, expect, test, vi } from 'vitest';
import { refreshOnOtherLanguage } from './refresh-on-other-language';

vi.mock('swr', () => ({ mutate: vi.fn(async () => []) }));
const shown = vi.hoisted(() => ({ locale: 'id' }));
vi.mock('next/router', async (original) => {
  const { default: router } = await original<typeof import('next/router')>();
  return {
    default: {
      events: router.events,
      get locale() {
        return shown.locale;
      },
    },
  };
});

beforeAll(refreshOnOtherLanguage);

const arrive = (locale: string) => {
  shown.locale = locale;
  Router.events.emit('routeChangeComplete', '/', { shallow: false });
};

test('only a page in the other language requests its data again, and once more after the way back', () => {
  const calls = ['id', 'en', 'en', 'id'].map((locale) => {
    arrive(locale);
    return vi.mocked(mutate).mock.calls.length;
  });
  expect(calls).toEqual([0, 1, 1, 2]);
});
