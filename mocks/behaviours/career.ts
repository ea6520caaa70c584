import type { Behaviours, RequestContext } from '../behaviour.ts';
import { sendMail } from '../mail/mails.ts';
import { localizedError, localizedFieldErrors, type MessageKey, translate } from '../messages/messages.ts';
import { createUniqueCode } from '../rules/codes.ts';
import { isHttpUrl } from '../rules/http-url.ts';

const GENERAL_APPLICATION = 0;
const SALARY_LIMIT = 1_000_000_000;

export const careerBehaviours = {
  listCareers({ database: { catalogue }, reply }) {
    const newestFirst = [...catalogue.careers].sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
    return reply(200, { success: true, data: newestFirst });
  },

  getCareer({ path, database: { catalogue }, locale, reply }) {
    const career = catalogue.careers.find(({ slug }) => slug === path.slug);
    return career ? reply(200, { success: true, data: career }) : reply(404, localizedError(locale, 'careerUnknown'));
  },

  applyForCareer({ path, body, database: { catalogue, state }, now, locale, reply }) {
    const career = catalogue.careers.find(({ id }) => id === path.id);
    if (!career && path.id !== GENERAL_APPLICATION) return reply(404, localizedError(locale, 'careerUnknown'));
    const problems = validateApplication(body);
    if (Object.keys(problems).length > 0) return reply(422, localizedFieldErrors(locale, problems));
    const reference = createUniqueCode('APP', (code) => state.applications.some((one) => one.reference === code));
    const { cv, ...fields } = body;
    const receivedAt = now.toISOString();
    const cvFile = { type: cv.type, size: cv.size };
    state.applications.push({ reference, careerId: path.id, receivedAt, fields, cv: cvFile });
    const position = career?.position ?? 'Kelana';
    const name = body.full_name;
    const topic = translate(locale, 'topicApplication', { reference, position });
    sendMail({ state, now, locale, to: body.email }, 'receipt', { name, topic });
    return reply(200, { success: true, message: translate(locale, 'applied', { name }), data: { reference } });
  },
} satisfies Partial<Behaviours>;

function validateApplication({
  portfolio_url,
  expected_salary = 0,
}: RequestContext<'applyForCareer'>['body']): Record<string, MessageKey> {
  const problems: Record<string, MessageKey> = {};
  if (portfolio_url !== undefined && !isHttpUrl(portfolio_url)) problems.portfolio_url = 'webAddressWrong';
  if (expected_salary > SALARY_LIMIT) problems.expected_salary = 'salaryTooHigh';
  return problems;
}
