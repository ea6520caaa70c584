const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
// An image never runs a script in its address, so `src` is not in the list.
const ADDRESSES = ['href', 'xlink:href', 'action', 'formaction', 'data', 'code', 'background', 'ping', 'cite'];
const REFUSED = 'iframe, frame, frameset, object, embed, applet, portal, base, style, animate, set, form, template';
const DATA = ['application/ld+json', 'application/json'];

/** Returns the parts of a page that would run code or leak the page to others; empty for a safe page. */
export function findingsIn(html: string): string[] {
  return [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].flatMap(findingsOf);
}

function findingsOf(element: Element): string[] {
  const name = element.localName;
  const found: string[] = [];
  if (element.matches(REFUSED)) found.push(`<${name}>`);
  if (name === 'script' && !DATA.includes(element.getAttribute('type') ?? '')) found.push('a script');
  if (name === 'meta' && element.hasAttribute('http-equiv')) found.push('a meta element that acts');
  if (name === 'link' && /stylesheet|import|preload/.test(element.getAttribute('rel') ?? ''))
    found.push('a linked file');
  if (['img', 'video', 'audio', 'input'].includes(name) === false && element.hasAttribute('src') && name !== 'script') {
    found.push(`a source of <${name}>`);
  }
  for (const { name: attribute, value } of element.attributes) {
    if (/^on/i.test(attribute) || attribute === 'srcdoc' || attribute === 'style')
      found.push(`${attribute} of <${name}>`);
    if (ADDRESSES.includes(attribute) && !isSafe(value)) found.push(`${attribute} of <${name}>: ${value}`);
  }
  return found;
}

function isSafe(address: string): boolean {
  const url = URL.parse(address, 'https://kelana.example/');
  return url === null || SAFE_PROTOCOLS.includes(url.protocol);
}
