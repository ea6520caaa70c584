// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ControlProvider } from '@/ui/controls/control-provider';
import mice from '../../../../public/locales/id/mice.json';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { FormChecks } from './choice-fields';
import { FormNamespaceContext } from './form-namespace';

const namespaces = ['common', 'form', 'mice'];

function Group({ labels }: { labels?: Record<string, string> }) {
  const state = useForm({ defaultValues: { event_type: [] as string[] } });
  return (
    <ControlProvider>
      <FormProvider {...state}>
        <FormNamespaceContext value="mice">
          <FormChecks name="event_type" values={['meeting']} labels={labels} />
        </FormNamespaceContext>
      </FormProvider>
    </ControlProvider>
  );
}

test('labels from the service replace those of the site', () => {
  renderInShell(<Group labels={{ meeting: 'Perjalanan Insentif' }} />, { namespaces });
  expect(screen.getByText('Perjalanan Insentif')).toBeTruthy();
  cleanup();
  renderInShell(<Group />, { namespaces });
  expect(screen.getByText(mice.option.event_type.meeting).closest('[lang]')).toBeNull();
});
