/**
 * The picture URL of a member. Null, for the placeholder, when it is missing or is the bare root of the service (§3).
 */
export function avatarUrl(picture: string | null | undefined, serviceRoot: string): string | null {
  if (!picture) return null;
  return withoutSlash(picture) === withoutSlash(serviceRoot) ? null : picture;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
