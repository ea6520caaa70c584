const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
// `src` is not in the list, because an image never runs a script in its address.
const URL_ATTRIBUTES = ['href', 'xlink:href', 'action', 'formaction', 'data', 'code', 'background', 'ping', 'cite'];
const FORBIDDEN_ELEMENTS =
  'iframe, frame, frameset, object, embed, applet, portal, base, style, animate, set, form, template';
const DATA_SCRIPT_TYPES = ['application/ld+json', 'application/json'];

/** Returns the parts of a page that would run code or send its data to others; empty for a safe page. */
export function findingsIn(html: string): string[] {
  return [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].flatMap(findingsOf);
}

function findingsOf(element: Element): string[] {
  const name = element.localName;
  const findings: string[] = [];
  if (element.matches(FORBIDDEN_ELEMENTS)) findings.push(`<${name}>`);
  if (name === 'script' && !DATA_SCRIPT_TYPES.includes(element.getAttribute('type') ?? '')) findings.push('a script');
  if (name === 'meta' && element.hasAttribute('http-equiv')) findings.push('a meta element with http-equiv');
  if (name === 'link' && /stylesheet|import|preload/.test(element.getAttribute('rel') ?? ''))
    findings.push('a linked file');
  if (['img', 'video', 'audio', 'input'].includes(name) === false && element.hasAttribute('src') && name !== 'script') {
    findings.push(`a source of <${name}>`);
  }
  for (const { name: attribute, value } of element.attributes) {
    if (/^on/i.test(attribute) || attribute === 'srcdoc' || attribute === 'style')
      findings.push(`${attribute} of <${name}>`);
    if (URL_ATTRIBUTES.includes(attribute) && !isSafeUrl(value)) findings.push(`${attribute} of <${name}>: ${value}`);
  }
  return findings;
}

function isSafeUrl(address: string): boolean {
  const url = URL.parse(address, 'https://kelana.example/');
  return url === null || SAFE_PROTOCOLS.includes(url.protocol);
}
