/** Replaces every `${NAME}` of a text; throws for a name without a value and for an unused value. */
export function filled(template: string, values: Record<string, string>): string {
  const unused = new Set(Object.keys(values));
  const text = template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which has no value.`);
    unused.delete(name);
    return value;
  });
  if (unused.size > 0) throw new Error(`The template does not know ${[...unused].join(', ')}.`);
  return text;
}
