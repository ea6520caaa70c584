// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import type { Client as NamedClient } from '../index.ts';
import { createHooks } from './hooks.ts';

type Props = { member: number; page: number };

/** Renders a list of which each page has the rows of the member who asks. */
function renderPages(initialProps: Props, areKeptByDefault: boolean) {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, keepPreviousData: areKeptByDefault }}>{children}</SWRConfig>
  );
  let asking = initialProps;
  const call = async () => ({ data: `page ${asking.page} of member ${asking.member}` });
  const { useQuery } = createHooks(call as unknown as NamedClient['call']);
  const { result, rerender } = renderHook(
    (props: Props) => {
      asking = props;
      const options = { scope: props.member, ...(!areKeptByDefault && { keepPreviousData: true }) };
      return useQuery('listTours', { query: { page: props.page } }, options).data?.data;
    },
    { wrapper, initialProps },
  );
  const shown = () => result.current as unknown;
  return { rerender, shown, loaded: (text: string) => vi.waitFor(() => expect(shown()).toBe(text)) };
}

test.each([true, false])('previous data stays for the same scope only (option of SWRConfig: %s)', async (isShared) => {
  const { rerender, shown, loaded } = renderPages({ member: 1, page: 1 }, isShared);
  await loaded('page 1 of member 1');
  rerender({ member: 1, page: 2 });
  expect(shown()).toBe('page 1 of member 1');
  await loaded('page 2 of member 1');

  rerender({ member: 2, page: 1 });
  expect(shown()).toBeUndefined();
  // A further render before the answer must not bring the data of the first member back.
  rerender({ member: 2, page: 1 });
  expect(shown()).toBeUndefined();
  await loaded('page 1 of member 2');
  rerender({ member: 2, page: 2 });
  expect(shown()).toBe('page 1 of member 2');
  await loaded('page 2 of member 2');
  rerender({ member: 1, page: 3 });
  expect(shown()).toBeUndefined();
});
