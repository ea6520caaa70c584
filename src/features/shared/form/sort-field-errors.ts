type SortedErrors = {
  fields: { name: string; message: string }[];
  /** Messages that belong to no field of the form. */
  rest: string[];
};

/** Sorts the service's errors (field path to sentences) into those of the form's fields and the rest. */
export function sortFieldErrors(errors: Record<string, string[]>, names: readonly string[]): SortedErrors {
  const named = Object.entries(errors).map(([path, [message = '']]) => {
    // The error of a list row is shown at its list.
    const [name = path] = path.split('.');
    return { name, message };
  });
  return {
    fields: named.filter(({ name }) => names.includes(name)),
    rest: named.filter(({ name }) => !names.includes(name)).map(({ message }) => message),
  };
}
