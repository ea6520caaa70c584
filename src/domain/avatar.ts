/** The picture of a member, or null for the placeholder: the picture is missing or is the bare service root (§3). */
export function avatarUrl(picture: string | null | undefined, serviceRoot: string): string | null {
  if (!picture) return null;
  return withoutSlash(picture) === withoutSlash(serviceRoot) ? null : picture;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
