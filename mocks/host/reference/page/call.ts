type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads the call from a form of `try-form.ts`. Empty fields are left out. */
export function createCall(form: HTMLFormElement, token: string | null): { url: string; init: RequestInit } {
  const { method = 'GET', path = '', mediaType } = form.dataset;
  const fieldsIn = (place: string) =>
    Array.from(form.querySelectorAll<Field>(`[data-in="${place}"]`)).filter(({ value }) => value !== '');
  const address = fieldsIn('path').reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(
    fieldsIn('query').flatMap((field) => valuesOf(field).map((value) => [field.name, value])),
  );
  const headers = new Headers();
  for (const { name, value } of fieldsIn('header')) headers.set(name, value);
  if (token) headers.set('authorization', `Bearer ${token}`);
  // The browser itself adds the type of a form, with its boundary.
  if (mediaType?.endsWith('json')) headers.set('content-type', mediaType);
  const body = mediaType === 'multipart/form-data' ? toForm(fieldsIn('form')) : fieldsIn('json')[0]?.value;
  return {
    url: `${address}${query.size > 0 ? `?${query}` : ''}`,
    init: { method, headers, ...(body !== undefined && { body }) },
  };
}

function valuesOf({ value, dataset }: Field): string[] {
  if (dataset.list === undefined) return [value];
  return value.split(',').flatMap((part) => part.trim() || []);
}

function toForm(fields: Field[]): FormData {
  const form = new FormData();
  for (const field of fields) {
    const file = field instanceof HTMLInputElement ? field.files?.[0] : undefined;
    form.append(field.name, file ?? field.value);
  }
  return form;
}
