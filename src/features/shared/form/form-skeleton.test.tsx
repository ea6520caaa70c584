// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { PartFailures } from '@/lib/defer/part-failures';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { FormSkeleton } from './form-skeleton';

test('the placeholder of a form has links to reload and to contact us that work without scripts', () => {
  const { container } = renderInShell(<FormSkeleton fields={['line']} />);
  const links = [...container.querySelectorAll('p a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['', 'mailto:halo@kelana.example', 'https://wa.me/6281200000101']);
});

test('if the code of the form fails to load, the contacts are shown below the error', () => {
  const Failed = () => <b>gagal diunduh</b>;
  const { container } = renderInShell(
    <PartFailures value={Failed}>
      <FormSkeleton fields={['line']} error={new Error('Loading chunk 7 failed.')} retry={() => {}} />
    </PartFailures>,
  );
  expect(container.textContent).toBe('gagal diunduhhalo@kelana.example WhatsApp 0812-0000-0101');
});
