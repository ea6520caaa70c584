import type { Behaviours } from '../behaviour.ts';
import { sendReceiptMail } from '../mail/mails.ts';
import { localizedFieldErrors, translate } from '../messages/messages.ts';
import { isHttpUrl } from '../rules/http-url.ts';

export const corporateBehaviours = {
  registerCorporate({ body, database: { state }, now, locale, reply }) {
    if (body.website !== undefined && !isHttpUrl(body.website)) {
      return reply(422, localizedFieldErrors(locale, { website: 'webAddressWrong' }));
    }
    state.enquiries.push({ kind: 'corporate', receivedAt: now.toISOString(), body });
    const topic = { id: `pendaftaran ${body.company_name}`, en: `the registration of ${body.company_name}` };
    sendReceiptMail({ state, now, locale, to: body.pic_email }, body.pic_name, topic);
    const message = translate(locale, 'corporateSent', { name: body.pic_name, company: body.company_name });
    return reply(200, { success: true, message });
  },
} satisfies Partial<Behaviours>;
