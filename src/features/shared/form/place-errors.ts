type Placed = {
  fields: { name: string; message: string }[];
  /** Sentences that belong to no field of the form. */
  rest: string[];
};

/** Puts the service's refusals (field path to sentences) where the form can show them. */
export function placeErrors(errors: Record<string, string[]>, names: readonly string[]): Placed {
  const placed = Object.entries(errors).map(([path, [message = '']]) => {
    // A row of a list is shown with its list.
    const [name = path] = path.split('.');
    return { name, message };
  });
  return {
    fields: placed.filter(({ name }) => names.includes(name)),
    rest: placed.filter(({ name }) => !names.includes(name)).map(({ message }) => message),
  };
}
