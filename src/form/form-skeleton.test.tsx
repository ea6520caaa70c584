// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { renderInShell } from '../../tests/support/render-in-shell';
import { FormSkeleton } from './form-skeleton';

test('the placeholder of a form has links to reload and to contact us that work without scripts', () => {
  const { container } = renderInShell(<FormSkeleton fields={['line']} />);
  const links = [...container.querySelectorAll('p a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['', 'mailto:halo@kelana.example', 'https://wa.me/6281200000101']);
});
