// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderInShell } from '../../tests/support/render-in-shell';
import { MoreFields } from './more-fields';

function CompanyForm({ npwp, isTicked = false }: { npwp: string; isTicked?: boolean }) {
  const state = useForm({ defaultValues: { npwp, isTicked } });
  const error = state.formState.errors.npwp;
  return (
    <FormProvider {...state}>
      <form onSubmit={state.handleSubmit(() => {})}>
        <MoreFields>
          <input
            {...state.register('npwp', { maxLength: 3 })}
            aria-label="NPWP"
            aria-invalid={error ? true : undefined}
          />
          <input {...state.register('isTicked')} type="checkbox" aria-label="Luwes" />
        </MoreFields>
        <button type="submit">Kirim</button>
      </form>
    </FormProvider>
  );
}

function renderForm(values: { npwp: string; isTicked?: boolean }) {
  const { container } = renderInShell(<CompanyForm {...values} />, { namespaces: ['form'] });
  return container.querySelector('details') as HTMLDetailsElement;
}

const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kirim' })));

test.each([
  [{ npwp: '' }, false],
  [{ npwp: '1' }, true],
  [{ npwp: '', isTicked: true }, true],
])('with the values %o it is open: %s', (values, isOpen) => {
  expect(renderForm(values).open).toBe(isOpen);
});

test('every submit with an error inside opens it again', async () => {
  const details = renderForm({ npwp: '12345' });
  for (const _ of [1, 2]) {
    details.open = false;
    await submit();
    expect(details.open).toBe(true);
  }
});
