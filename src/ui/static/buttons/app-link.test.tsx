// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppLink } from './app-link';

describe('AppLink', () => {
  it('sets noopener on a link to a new window', () => {
    render(
      <AppLink href="https://wa.me/62" target="_blank">
        WhatsApp
      </AppLink>,
    );
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('keeps a fragment link unchanged', () => {
    render(<AppLink href="#visa">Visa</AppLink>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('#visa');
  });
});
