import type { Behaviours } from '../behaviour.ts';
import { mailReceipt } from '../mail/mails.ts';
import { freshCode } from '../rules/codes.ts';
import { say } from '../words/messages.ts';
import { refusal } from '../words/refusal.ts';

const GENERAL_APPLICATION = 0;

export const careerBehaviours = {
  listCareers({ world: { catalogue }, reply }) {
    const newestFirst = [...catalogue.careers].sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
    return reply(200, { success: true, data: newestFirst });
  },

  getCareer({ path, world: { catalogue }, locale, reply }) {
    const career = catalogue.careers.find(({ slug }) => slug === path.slug);
    return career ? reply(200, { success: true, data: career }) : reply(404, refusal(locale, 'careerUnknown'));
  },

  applyForCareer({ path, body, world: { catalogue, state }, now, locale, reply }) {
    const career = catalogue.careers.find(({ id }) => id === path.id);
    if (!career && path.id !== GENERAL_APPLICATION) return reply(404, refusal(locale, 'careerUnknown'));
    const reference = freshCode('APP', (code) => state.applications.some((one) => one.reference === code));
    const { cv, ...fields } = body;
    const receivedAt = now.toISOString();
    const file = { type: cv.type, size: cv.size };
    state.applications.push({ reference, careerId: path.id, receivedAt, fields, cv: file });
    const position = career?.position ?? 'Kelana';
    const about = { id: `lamaran ${reference} (${position})`, en: `application ${reference} (${position})` };
    mailReceipt({ state, now, locale, to: body.email }, body.full_name, about);
    const message = say(locale, 'applied', { name: body.full_name });
    return reply(200, { success: true, message, data: { reference } });
  },
} satisfies Pick<Behaviours, 'listCareers' | 'getCareer' | 'applyForCareer'>;
