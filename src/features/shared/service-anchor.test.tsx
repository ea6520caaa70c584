// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageLanguagesProvider } from '@/i18n/content-language';
import { MessagesProvider } from '@/i18n/messages-context';
import { RouterContext } from '@/next-internals/router-context';
import common from '../../../public/locales/en/common.json';
import { mockRouter } from '../../../tests/support/render-in-shell';
import { ServiceAnchor } from './service-anchor';
import type { ServiceLink } from './service-link';

const renderAnchor = (link: ServiceLink | null) =>
  render(
    <RouterContext.Provider value={{ ...mockRouter(), locale: 'en' }}>
      <MessagesProvider messages={{ common }}>
        <PageLanguagesProvider textLanguage="id" languages={['id']}>
          <ServiceAnchor link={link}>Asosiasi Biro</ServiceAnchor>
        </PageLanguagesProvider>
      </MessagesProvider>
    </RouterContext.Provider>,
  );

test('a link to another site opens a new tab and says so in the language of the page', () => {
  renderAnchor({ href: 'https://asosiasi.example/', host: 'asosiasi.example' });
  const link = screen.getByRole('link', { name: 'Asosiasi Biro (opens a new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByText('Asosiasi Biro').lang).toBe('id');
  expect(screen.getByText('(opens a new tab)').closest('[lang]')).toBeNull();
});

test('a page of the site opens in the same tab', () => {
  renderAnchor({ href: '/about-us', host: null });
  expect(screen.getByRole('link', { name: 'Asosiasi Biro' }).getAttribute('target')).toBeNull();
});

test('a name without a link is only text', () => {
  renderAnchor(null);
  expect(screen.getByText('Asosiasi Biro').lang).toBe('id');
  expect(screen.queryByRole('link')).toBeNull();
});
