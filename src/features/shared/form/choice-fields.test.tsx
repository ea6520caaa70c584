// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { WordsProvider } from '@/i18n/words-context';
import { ControlProvider } from '@/ui/controls/control-provider';
import common from '../../../../public/locales/id/common.json';
import form from '../../../../public/locales/id/form.json';
import mice from '../../../../public/locales/id/mice.json';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { FormChecks } from './choice-fields';
import { FieldWordsContext } from './field-words';

afterEach(cleanup);

function Group({ error, labels }: { error?: string; labels?: Record<string, string> }) {
  const state = useForm({ defaultValues: { event_type: [] as string[] }, errors: error ? asErrors(error) : {} });
  return (
    <WordsProvider words={{ common, form, mice }}>
      <ControlProvider>
        <FormProvider {...state}>
          <FieldWordsContext value="mice">
            <FormChecks name="event_type" values={['meeting']} labels={labels} />
          </FieldWordsContext>
        </FormProvider>
      </ControlProvider>
    </WordsProvider>
  );
}

const asErrors = (message: string) => ({ event_type: { type: 'server', message } });

test('words of the service are marked as Indonesian, words of the site are not', () => {
  renderInShell(<Group labels={{ meeting: 'Perjalanan Insentif' }} />);
  expect(screen.getByText('Perjalanan Insentif').getAttribute('lang')).toBe('id');
  cleanup();
  renderInShell(<Group />);
  expect(screen.getByText(mice.option.event_type.meeting).closest('[lang]')).toBeNull();
});

test('a group with an error is invalid and described by it', () => {
  renderInShell(<Group error="Pilih satu." />);
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe('field-event_type-error');
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
});
