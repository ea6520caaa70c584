import type { Behaviours } from '../behaviour.ts';
import { recoveryLink, sendMail } from '../mail/mails.ts';
import { localizedError, localizedFieldErrors, translate } from '../messages/messages.ts';
import { jakartaDay } from '../rules/jakarta-day.ts';
import { addMember, birthDateProblem, createMember, findMemberByEmail } from '../rules/member.ts';
import { hashPassword, newPasswordProblem, verifyPassword } from '../rules/passwords.ts';
import { createRecoveryToken, createSession, findTokenOwner, revokeTokens } from '../rules/tokens.ts';

// The hash to compare for an unknown address, so that the response time does not reveal if the account exists.
const DUMMY_HASH = `pbkdf2-sha256$20000$${'00'.repeat(16)}$${'00'.repeat(32)}`;

export const authBehaviours = {
  async login({ body, database: { state }, now, locale, reply }) {
    const member = findMemberByEmail(state, body.email);
    const isPasswordCorrect = await verifyPassword(body.password, member?.passwordHash ?? DUMMY_HASH);
    if (!member || !isPasswordCorrect) return reply(401, localizedError(locale, 'wrongCredentials'));
    const token = createSession(state.sessions, member.id, now);
    const message = translate(locale, 'signedIn', { name: member.profile.firstName });
    return reply(200, { success: true, message, data: { token } });
  },

  logout({ token, database: { state }, locale, reply }) {
    delete state.sessions[token];
    return reply(200, { success: true, message: translate(locale, 'signedOut') });
  },

  async register({ body, database: { state }, now, locale, reply }) {
    const passwordProblem = newPasswordProblem(body);
    if (passwordProblem) return reply(422, localizedFieldErrors(locale, passwordProblem));
    const problem = birthDateProblem(body.dob, jakartaDay(now));
    if (problem) return reply(422, localizedFieldErrors(locale, { dob: problem }));
    const newMember = await createMember(body);
    if (findMemberByEmail(state, body.email)) return reply(422, localizedFieldErrors(locale, { email: 'emailTaken' }));
    const member = addMember(state, newMember);
    const name = member.profile.firstName;
    sendMail({ state, now, locale, to: member.email }, 'welcome', { name });
    const token = createSession(state.sessions, member.id, now);
    return reply(200, { success: true, message: translate(locale, 'registered', { name }), data: { token } });
  },

  checkToken({ body, database: { state }, now, locale, reply }) {
    const owner =
      findTokenOwner(state.sessions, body.token, now) ?? findTokenOwner(state.recoveryTokens, body.token, now);
    return owner === null ? reply(401, localizedError(locale, 'invalidToken')) : reply(200, { success: true });
  },

  forgotPassword({ body, database: { state }, now, locale, reply }) {
    const member = findMemberByEmail(state, body.email);
    if (member) {
      const token = createRecoveryToken(state.recoveryTokens, member.id, now);
      const values = { name: member.profile.firstName, link: recoveryLink(locale, token) };
      sendMail({ state, now, locale, to: member.email }, 'recovery', values);
    }
    return reply(200, { success: true, message: translate(locale, 'recoverySent') });
  },

  async resetPassword({ body, database: { state }, now, locale, reply }) {
    const problem = newPasswordProblem(body);
    if (problem) return reply(422, localizedFieldErrors(locale, problem));
    const passwordHash = await hashPassword(body.password);
    const memberId = findTokenOwner(state.recoveryTokens, body.token, now);
    const member = memberId === null ? undefined : state.members[memberId];
    if (!member) return reply(401, localizedError(locale, 'linkExpired'));
    member.passwordHash = passwordHash;
    revokeTokens(state.recoveryTokens, member.id);
    revokeTokens(state.sessions, member.id);
    return reply(200, { success: true, message: translate(locale, 'passwordReset') });
  },
} satisfies Partial<Behaviours>;
