import type { Behaviours } from '../behaviour.ts';
import { sendMail } from '../mail/mails.ts';
import { localizedFieldErrors, translate } from '../messages/messages.ts';
import { isHttpUrl } from '../rules/http-url.ts';

export const corporateBehaviours = {
  registerCorporate({ body, database: { state }, now, locale, reply }) {
    if (body.website !== undefined && !isHttpUrl(body.website)) {
      return reply(422, localizedFieldErrors(locale, { website: 'webAddressWrong' }));
    }
    state.enquiries.push({ kind: 'corporate', receivedAt: now.toISOString(), body });
    const values = { name: body.pic_name, company: body.company_name };
    const topic = translate(locale, 'topicCorporate', values);
    sendMail({ state, now, locale, to: body.pic_email }, 'receipt', { ...values, topic });
    return reply(200, { success: true, message: translate(locale, 'corporateSent', values) });
  },
} satisfies Partial<Behaviours>;
