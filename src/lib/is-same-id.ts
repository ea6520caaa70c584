/** Compares two ids as text: the service may send them as text, and queries and form fields hold them so. */
export const isSameId = (id: number | string, other: unknown): boolean => String(id) === String(other);
