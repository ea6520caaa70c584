import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, phoneLink, whatsappLink } from '../../../src/config/brand.ts';
import { colors } from '../../../src/ui/theme/tokens.ts';
import { root } from '../../lib/process-group.ts';

type Words = {
  failure: { title: string; text: string; reference: string };
  buttons: { retry: string; askWhatsapp: string };
};

/** The content policy in `kelana.conf.template` admits this style by its hash. */
export const UNAVAILABLE_STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; padding: 1.5rem;
  box-sizing: border-box; max-width: 34rem; margin-inline: auto; font: 1.125rem/1.6 system-ui, sans-serif;
  color: ${colors.laut[950]}; background: ${colors.pasir[25]}; }
p, h1 { margin: 0; }
strong { color: ${colors.senja[700]}; font-size: 1.5rem; }
a { display: inline-block; padding: .625rem 0; margin-inline-end: 1.5rem; color: ${colors.laut[700]}; }
`;

/** nginx writes the id of the request here (`ssi` in the template). */
const REQUEST_ID = '<!--# echo var="request_id" -->';

/** Returns the HTML page that nginx serves while no instance answers, with the texts of the site's error page. */
export function unavailablePage(language: 'id' | 'en'): string {
  const file = join(root, 'public/locales', language, 'common.json');
  const { failure, buttons } = JSON.parse(readFileSync(file, 'utf8')) as Words;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failure.title} | ${brand.name}</title>
<style>${UNAVAILABLE_STYLE}</style>
<p><strong>${brand.name}</strong></p>
<h1>${failure.title}</h1>
<p>${failure.text}</p>
<p><small>${failure.reference.replace('{{id}}', REQUEST_ID)}</small></p>
<p><a href="">${buttons.retry}</a><a href="${whatsappLink()}">${buttons.askWhatsapp}</a><a href="${phoneLink}">${brand.phone.shown}</a></p>
</html>
`;
}
