/** Returns the id of the field with this form name; error summaries link to it. */
export const fieldId = (name: string): string => `field-${name}`;
