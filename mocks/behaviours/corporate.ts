import type { Behaviours } from '../behaviour.ts';
import { mailReceipt } from '../mail/mails.ts';
import { say } from '../words/messages.ts';

export const corporateBehaviours = {
  registerCorporate({ body, world: { state }, now, locale, reply }) {
    state.enquiries.push({ kind: 'corporate', receivedAt: now.toISOString(), body });
    const about = { id: `pendaftaran ${body.company_name}`, en: `the registration of ${body.company_name}` };
    mailReceipt({ state, now, locale, to: body.pic_email }, body.pic_name, about);
    const message = say(locale, 'corporateSent', { name: body.pic_name, company: body.company_name });
    return reply(200, { success: true, message });
  },
} satisfies Pick<Behaviours, 'registerCorporate'>;
