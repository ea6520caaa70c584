const PLAIN = /[^\x20-\x7e]|["\\/%]/g;

/**
 * A `Content-Disposition` header with a file name (RFC 6266): in ASCII, and also encoded when it has other characters.
 */
export function attachment(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(PLAIN, '-');
  const header = `attachment; filename="${plain}"`;
  if (plain === name) return header;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${header}; filename*=UTF-8''${encoded}`;
}
