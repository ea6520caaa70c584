// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test, vi } from 'vitest';
import { AppLink } from './buttons/app-link';
import { SearchField } from './buttons/search-field';
import { JsonLd } from './json-ld';
import { NumberStepper } from './number-stepper';
import { Avatar } from './pictures/avatar';
import { Picture } from './pictures/picture';

test('a link to a new window has noopener, and a fragment link stays as it is', () => {
  const link = renderToStaticMarkup(<AppLink href="https://wa.me/62" target="_blank" />);
  expect(link).toBe('<a href="https://wa.me/62" target="_blank" rel="noopener noreferrer"></a>');
  expect(renderToStaticMarkup(<AppLink href="#visa" />)).toBe('<a href="#visa"></a>');
});

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

  it('shows the pattern of its frame when it cannot be loaded', () => {
    render(<Picture src="/media/gone.jpg" alt="Hilang" />);
    const image = screen.getByRole('img', { name: 'Hilang' });
    fireEvent.error(image);
    expect(image.parentElement?.hasAttribute('data-missing')).toBe(true);
  });
});

const field = (value: string) => <SearchField value={value} label="Cari" placeholder="Cari tour" />;
const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari' });

test('a search field keeps its text and focus when it is submitted or rendered again, and is cleared from elsewhere', async () => {
  const { rerender } = render(field(''));
  const before = input();
  await userEvent.type(before, 'jepang');
  rerender(field('jepang'));
  expect([input(), document.activeElement, before.value]).toEqual([before, before, 'jepang']);
  await userEvent.type(before, ' musim');
  rerender(field('jepang'));
  expect(before.value).toBe('jepang musim');
  rerender(field(''));
  expect(before.value).toBe('');
});

test('a list that filters while typing gets every change', async () => {
  const onType = vi.fn();
  render(<SearchField value="" label="Cari" placeholder="Cari negara" onType={onType} />);
  await userEvent.type(input(), 'ab');
  expect(onType.mock.calls).toEqual([['a'], ['ab']]);
});

test('text of the service cannot close the script element', () => {
  const markup = renderToStaticMarkup(<JsonLd data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = markup.match(/>(.*)<\/script>/) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name: '</script><script>alert(1)</script>' });
});

test("in the browser an empty element keeps the server's", () => {
  expect(renderToStaticMarkup(<JsonLd data={false} />)).toBe('<script type="application/ld+json"></script>');
});

test('without a picture, and in place of one that fails to load, a placeholder is shown, until there is another', () => {
  const { container, rerender } = render(<Avatar src={null} />);
  const shown = () => container.querySelector('img, svg')?.tagName;
  expect(shown()).toBe('svg');
  rerender(<Avatar src="https://service.example/gone.jpg" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://service.example/gone.jpg');
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(shown()).toBe('svg');
  rerender(<Avatar src="https://service.example/new.jpg" />);
  expect(shown()).toBe('IMG');
});

it('a number above its limit can be made smaller, step by step, but not larger', () => {
  const names = { label: 'Dewasa', decreaseLabel: 'Kurangi', increaseLabel: 'Tambah' };
  const change = vi.fn();
  render(<NumberStepper {...names} value={4} min={1} max={2} onChange={change} />);
  fireEvent.click(screen.getByRole('button', { name: 'Tambah' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kurangi' }));
  expect(change.mock.calls).toEqual([[3]]);
});
