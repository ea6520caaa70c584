// @vitest-environment jsdom
import Router from 'next/router';
import { mutate } from 'swr';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
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
beforeEach(() => vi.mocked(mutate).mockClear());

const arrive = (locale: string) => {
  shown.locale = locale;
  Router.events.emit('routeChangeComplete', '/', { shallow: false });
};

test('another page in the same language requests nothing again', () => {
  arrive('id');
  expect(mutate).not.toHaveBeenCalled();
});

test('a page in the other language requests its data again, and once more after the way back', () => {
  arrive('en');
  expect(mutate).toHaveBeenCalledTimes(1);
  arrive('en');
  expect(mutate).toHaveBeenCalledTimes(1);
  arrive('id');
  expect(mutate).toHaveBeenCalledTimes(2);
});
