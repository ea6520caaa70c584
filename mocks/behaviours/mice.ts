import type { Behaviours, RequestContext } from '../behaviour.ts';
import { sendMail } from '../mail/mails.ts';
import { localizedFieldErrors, type MessageKey, translate } from '../messages/messages.ts';

export const miceBehaviours = {
  listMiceProducts({ database: { catalogue }, reply }) {
    return reply(200, { success: true, data: catalogue.miceProducts });
  },

  bookMice(context) {
    const { body, database, now, locale, reply } = context;
    const problems = validateMiceBooking(context);
    if (Object.keys(problems).length > 0) return reply(422, localizedFieldErrors(locale, problems));
    database.state.enquiries.push({ kind: 'mice', receivedAt: now.toISOString(), body });
    const name = body.pic_name;
    const topic = translate(locale, 'topicMice');
    sendMail({ state: database.state, now, locale, to: body.email }, 'receipt', { name, topic });
    return reply(200, { success: true, message: translate(locale, 'miceSent', { name }) });
  },
} satisfies Partial<Behaviours>;

function validateMiceBooking({
  body,
  database: { catalogue },
}: RequestContext<'bookMice'>): Record<string, MessageKey> {
  const productIds = new Set(catalogue.miceProducts.map(({ id }) => id));
  const problems: Record<string, MessageKey> = {};
  if (body.products.some((id) => !productIds.has(id))) problems.products = 'productUnknown';
  if (body.start_date < catalogue.today) problems.start_date = 'datePast';
  if (body.end_date !== undefined && body.end_date < body.start_date) problems.end_date = 'endBeforeStart';
  return problems;
}
