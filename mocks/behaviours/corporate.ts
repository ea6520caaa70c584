import type { Behaviours } from '../behaviour.ts';
import { mailReceipt } from '../mail/mails.ts';
import { isWebAddress } from '../rules/web-address.ts';
import { say } from '../words/messages.ts';
import { fieldRefusal } from '../words/refusal.ts';

export const corporateBehaviours = {
  registerCorporate({ body, database: { state }, now, locale, reply }) {
    if (body.website !== undefined && !isWebAddress(body.website)) {
      return reply(422, fieldRefusal(locale, { website: 'webAddressWrong' }));
    }
    state.enquiries.push({ kind: 'corporate', receivedAt: now.toISOString(), body });
    const about = { id: `pendaftaran ${body.company_name}`, en: `the registration of ${body.company_name}` };
    mailReceipt({ state, now, locale, to: body.pic_email }, body.pic_name, about);
    const message = say(locale, 'corporateSent', { name: body.pic_name, company: body.company_name });
    return reply(200, { success: true, message });
  },
} satisfies Pick<Behaviours, 'registerCorporate'>;
