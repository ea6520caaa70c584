export type Anchor = { href: string; target?: string; rel?: string; hrefLang?: string };

export type PageFacts = {
  lang: string | null;
  title: string;
  h1Count: number;
  anchors: Anchor[];
  ids: Set<string>;
  images: string[];
  /** The route of src/pages that rendered the page, such as '/group-tour/[id]'. */
  pattern: string | null;
};

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

// React and the sanitizer both write quoted attributes and no bare '<' or '>', so a pattern finds the tags reliably.
const TAG = /<([a-z][\w-]*)\b([^>]*)>/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Returns the parts of a page's HTML that a crawler checks. The scripts of the page are not run. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    lang: null,
    title: '',
    h1Count: 0,
    anchors: [],
    ids: new Set(),
    images: [],
    pattern: null,
  };
  facts.pattern = /"page":"(\/[^"]*)","query"/.exec(html)?.[1] ?? null;
  facts.title = decodeEntities(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
  for (const { name, attributes } of parseTags(html)) {
    if (attributes.id) facts.ids.add(attributes.id);
    if (name === 'html') facts.lang = attributes.lang ?? null;
    if (name === 'h1') facts.h1Count += 1;
    if (name === 'img' && attributes.src) facts.images.push(attributes.src);
    if (name === 'a' && attributes.href !== undefined) {
      const { href, target, rel, hreflang } = attributes;
      facts.anchors.push({
        href,
        ...(target && { target }),
        ...(rel && { rel }),
        ...(hreflang && { hrefLang: hreflang }),
      });
    }
  }
  return facts;
}

/** Returns all start tags of a page outside its scripts, with the attribute names in lower case. */
export function parseTags(html: string): { name: string; attributes: Record<string, string | undefined> }[] {
  const body = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  return [...body.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), decodeEntities(value)]),
    ),
  }));
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
