const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>|<link[^>]*as="script"[^>]*>/gs;
const SHEETS = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const PRELOADS = /<link[^>]*as="(?:font|style)"[^>]*>/g;
const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * Returns a page as it could be painted at the earliest: its style sheets are text in it, and it has no script and no
 * font. What is left to load is the page and then its pictures. `readSheet` returns the text of a style sheet.
 */
export async function floorOf(html: string, readSheet: (href: string) => Promise<string>): Promise<string> {
  const links = [...html.matchAll(SHEETS)];
  const sheets = await Promise.all(links.map(([, href = '']) => readSheet(href)));
  const withSheets = links.reduce(
    (page, [tag], index) => page.replace(tag, () => `<style>${sheets[index]}</style>`),
    html,
  );
  return withSheets.replace(SCRIPTS, '').replace(PRELOADS, '').replace(FONT_FACES, '');
}
