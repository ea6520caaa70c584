// XML 1.0 does not allow these characters, not even escaped.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes a text for XML, for elements and attributes alike. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
}

/** Returns an element with escaped text and attributes: `element('link', { rel: 'self' }, 'a & b')`. */
export function element(name: string, attributes: Record<string, string>, text?: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${pairs.join('')}${text === undefined ? '/>' : `>${escapeXml(text)}</${name}>`}`;
}

/** Returns an XML document made of these lines, with the XML declaration. */
export function xmlDocument(lines: readonly string[]): string {
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')}\n`;
}
