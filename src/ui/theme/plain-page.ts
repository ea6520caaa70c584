import { colors } from './tokens.ts';

/** The style of a plain page. A content policy admits it by its hash. */
export const PLAIN_STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; padding: 1.5rem;
  box-sizing: border-box; max-width: 34rem; margin-inline: auto; font: 1.125rem/1.6 system-ui, sans-serif;
  color: ${colors.laut[950]}; background: ${colors.pasir[25]}; }
p, h1 { margin: 0; }
strong { color: ${colors.senja[700]}; font-size: 1.5rem; }
a { display: inline-block; padding: .625rem 0; margin-inline-end: 1.5rem; color: ${colors.laut[700]}; }
`;

type PlainPage = { language: string; brand: string; title: string; body: string };

/** Returns a page without scripts and other files, for what cannot be shown as a page of the site; `body` is HTML. */
export function plainPage({ language, brand, title, body }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<style>${PLAIN_STYLE}</style>
<p><strong>${brand}</strong></p>
<h1>${title}</h1>
${body}
</html>
`;
}
