/**
 * The picture of a member, or null for the placeholder: the picture is missing or is the bare service root (§3).
 * The sign-in answer's picture, where there is one, goes before the profile's.
 */
export function avatarUrl(
  profilePicture: string | null | undefined,
  serviceRoot: string,
  authPicture?: string | null,
): string | null {
  const url = authPicture || profilePicture;
  if (!url) return null;
  return withoutSlash(url) === withoutSlash(serviceRoot) ? null : url;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
