// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar';

const shownTag = (container: HTMLElement) => container.querySelector('img, svg')?.tagName;

test('without a picture the placeholder is shown, otherwise the picture', () => {
  const { container, rerender } = render(<Avatar src={null} />);
  expect(shownTag(container)).toBe('svg');
  rerender(<Avatar src="https://service.example/ratna.jpg" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://service.example/ratna.jpg');
});

test('a picture that fails to load is replaced by the placeholder, until there is another picture', () => {
  const { container, rerender } = render(<Avatar src="https://service.example/gone.jpg" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(shownTag(container)).toBe('svg');
  rerender(<Avatar src="https://service.example/new.jpg" />);
  expect(shownTag(container)).toBe('IMG');
});

test('a picture that failed offline is loaded again when the browser is online', () => {
  const { container } = render(<Avatar src="https://service.example/ratna.jpg" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  fireEvent(window, new Event('online'));
  expect(shownTag(container)).toBe('IMG');
});
