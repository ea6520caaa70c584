const UNSAFE_CHARACTERS = /[^\x20-\x7e]|["\\/%]/g;

/**
 * A `Content-Disposition` header with a file name (RFC 6266): in ASCII, and also encoded when it has other characters.
 */
export function contentDisposition(name: string): string {
  const asciiName = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(UNSAFE_CHARACTERS, '-');
  const header = `attachment; filename="${asciiName}"`;
  if (asciiName === name) return header;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${header}; filename*=UTF-8''${encoded}`;
}
