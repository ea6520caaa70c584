// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price } from './price';

describe('Price', () => {
  it('shows a lowest price with its prefix and unit', () => {
    const { container } = render(<Price amount="Rp 22.900.000" from="Mulai" unit="/orang" empty="Hubungi kami" />);
    expect(container.textContent).toBe('MulaiRp 22.900.000/orang');
  });

  it('shows only the text for a missing amount', () => {
    render(<Price amount={null} from="Mulai" unit="/orang" empty="Hubungi kami" />);
    expect(screen.getByText('Hubungi kami')).toBeDefined();
    expect(screen.queryByText('Mulai')).toBeNull();
    expect(screen.queryByText('/orang')).toBeNull();
  });
});
