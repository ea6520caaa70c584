/**
 * Converts a plain object to a form. Undefined, null and '' are left out (§7: only filled fields are sent); lists
 * repeat the field.
 */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(body)) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value === undefined || value === null || value === '') continue;
      form.append(name, value instanceof Blob ? value : String(value));
    }
  }
  return form;
}
