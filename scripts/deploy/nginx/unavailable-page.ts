import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, phoneLink, whatsappLink } from '../../../src/config/brand.ts';
import { plainPage } from '../../../src/ui/theme/plain-page.ts';
import { root } from '../../lib/process-group.ts';

type Words = {
  failure: { title: string; text: string; reference: string };
  buttons: { retry: string; askWhatsapp: string };
};

/** nginx writes the id of the request here (`ssi` in the template). */
const REQUEST_ID = '<!--# echo var="request_id" -->';

/** Returns the HTML page that nginx serves while no instance answers, with the texts of the site's error page. */
export function unavailablePage(language: 'id' | 'en'): string {
  const file = join(root, 'public/locales', language, 'common.json');
  const { failure, buttons } = JSON.parse(readFileSync(file, 'utf8')) as Words;
  const reference = failure.reference.replace('{{id}}', REQUEST_ID);
  const body = `<p>${failure.text}</p>
<p><small>${reference}</small></p>
<p><a href="">${buttons.retry}</a><a href="${whatsappLink()}">${buttons.askWhatsapp}</a><a href="${phoneLink}">${brand.phone.shown}</a></p>`;
  return plainPage({ language, brand: brand.name, title: failure.title, body });
}
