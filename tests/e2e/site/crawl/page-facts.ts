export type Anchor = { href: string; target?: string; rel?: string; hrefLang?: string };

export type PageFacts = {
  lang: string | null;
  title: string;
  h1: number;
  anchors: Anchor[];
  ids: Set<string>;
  images: string[];
  /** The file under src/pages that made it, such as '/group-tour/[id]'. */
  pattern: string | null;
};

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

// React and the sanitiser both write quoted attributes and no bare '<' or '>', so tags are safe to find by pattern.
const TAG = /<([a-z][\w-]*)\b([^>]*)>/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** What a crawler needs to know of a page as the server wrote it. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = { lang: null, title: '', h1: 0, anchors: [], ids: new Set(), images: [], pattern: null };
  facts.pattern = /"page":"(\/[^"]*)","query"/.exec(html)?.[1] ?? null;
  facts.title = text(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
  for (const { name, attributes } of tagsOf(html)) {
    if (attributes.id) facts.ids.add(attributes.id);
    if (name === 'html') facts.lang = attributes.lang ?? null;
    if (name === 'h1') facts.h1 += 1;
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

/** Every tag of a page outside its scripts, with its attributes in small letters. */
export function tagsOf(html: string): { name: string; attributes: Record<string, string | undefined> }[] {
  const body = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  return [...body.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), text(value)]),
    ),
  }));
}

function text(value: string): string {
  return value.replaceAll(/&([\w#]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
