// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RouterContext } from '@/next-internals/router-context';
import { mockRouter } from '../../../tests/support/render-in-shell';
import { centredLayout } from './centred-layout';

vi.mock('./obs-layout', () => ({ ObsLayout: () => 'obs' }));
vi.mock('./default-layout', () => ({ DefaultLayout: () => 'centred' }));

const signIn = (query: string) => (
  <RouterContext.Provider value={mockRouter({ pathname: '/auth/sign-in', asPath: `/auth/sign-in${query}` })}>
    <centredLayout.Frame>{null}</centredLayout.Frame>
  </RouterContext.Provider>
);

test.each(['?from=%2Fobs', '?from=%2Fobs%3Ftour%3D17%26step%3D4', '?from=/obs#form'])(
  'signing in during a counter booking (%s) keeps the counter layout',
  async (query) => {
    render(signIn(query));
    expect(await screen.findByText('obs')).toBeDefined();
  },
);

test.each(['', '?from=%2Fobserver', '?from=%2Fbooking%2F12%3Fback%3D%2Fobs', '?from=%2F%2Fobs'])(
  'signing in from any other page (%s) has the usual layout',
  (query) => {
    render(signIn(query));
    expect(screen.getByText('centred')).toBeDefined();
  },
);

test('the server and hydration render the same layout, whatever the query is', () => {
  expect(renderToString(signIn('?from=%2Fobs'))).toBe('centred');
});
