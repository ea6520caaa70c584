// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { MessagesProvider } from '@/i18n/messages-context';
import { ControlProvider } from '@/ui/controls/control-provider';
import common from '../../../../public/locales/id/common.json';
import form from '../../../../public/locales/id/form.json';
import mice from '../../../../public/locales/id/mice.json';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { FormChecks } from './choice-fields';
import { FormNamespaceContext } from './form-namespace';

function Group({ labels }: { labels?: Record<string, string> }) {
  const state = useForm({ defaultValues: { event_type: [] as string[] } });
  return (
    <MessagesProvider messages={{ common, form, mice }}>
      <ControlProvider>
        <FormProvider {...state}>
          <FormNamespaceContext value="mice">
            <FormChecks name="event_type" values={['meeting']} labels={labels} />
          </FormNamespaceContext>
        </FormProvider>
      </ControlProvider>
    </MessagesProvider>
  );
}

test('labels from the service replace those of the site', () => {
  renderInShell(<Group labels={{ meeting: 'Perjalanan Insentif' }} />);
  expect(screen.getByText('Perjalanan Insentif')).toBeTruthy();
  cleanup();
  renderInShell(<Group />);
  expect(screen.getByText(mice.option.event_type.meeting).closest('[lang]')).toBeNull();
});
