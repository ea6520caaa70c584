// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';

describe('Picture', () => {
  it('requests resized versions, lazily', () => {
    render(<Picture src="/media/bali-dawn.jpg" alt="Sawah di Bali" sizes="50vw" maxWidth={640} />);
    const image = screen.getByRole('img', { name: 'Sawah di Bali' });
    expect(image.getAttribute('srcset')).toBe(
      '/_next/image?url=%2Fmedia%2Fbali-dawn.jpg&w=360&q=62 360w, /_next/image?url=%2Fmedia%2Fbali-dawn.jpg&w=640&q=62 640w',
    );
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1024', '768']);
  });

  it('loads the first picture of a page at once', () => {
    render(<Picture src="/media/bali-dawn.jpg" alt="Bali" isPriority />);
    const image = screen.getByRole('img', { name: 'Bali' });
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  it('keeps the alternative text of a missing picture', () => {
    const { container } = render(<Picture src={null} alt="Petra" />);
    expect(screen.getByRole('img', { name: 'Petra' }).tagName).toBe('SPAN');
    expect(container.querySelector('img')).toBeNull();
  });

  it('has an empty alternative text when the text beside it is enough', () => {
    render(<Picture src={null} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the pattern of its frame when it cannot be loaded', () => {
    render(<Picture src="/media/gone.jpg" alt="Hilang" />);
    const image = screen.getByRole('img', { name: 'Hilang' });
    fireEvent.error(image);
    expect(image.parentElement?.hasAttribute('data-missing')).toBe(true);
  });
});
