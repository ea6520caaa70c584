import type { Behaviours } from '../behaviour.ts';
import { sendRecoveryMail, sendWelcomeMail } from '../mail/mails.ts';
import { localizedError, localizedFieldErrors } from '../messages/localized-error.ts';
import { translate } from '../messages/messages.ts';
import { birthDateProblem } from '../rules/birth-date.ts';
import { jakartaDay } from '../rules/jakarta-day.ts';
import { addMember, memberByEmail, newMember } from '../rules/new-member.ts';
import { hashPassword, hasLetterAndDigit, isPassword } from '../rules/passwords.ts';
import { openRecovery, openSession, ownerOf, revokeAll } from '../rules/tokens.ts';

type AuthOperation = 'login' | 'logout' | 'register' | 'checkToken' | 'forgotPassword' | 'resetPassword';

// Compared when the address is unknown, so that the answer takes the same time and does not reveal that.
const NOBODYS_HASH = `pbkdf2-sha256$20000$${'00'.repeat(16)}$${'00'.repeat(32)}`;

export const authBehaviours = {
  async login({ body, database: { state }, now, locale, reply }) {
    const member = memberByEmail(state, body.email);
    const isRight = await isPassword(body.password, member?.passwordHash ?? NOBODYS_HASH);
    if (!member || !isRight) return reply(401, localizedError(locale, 'wrongCredentials'));
    const token = openSession(state.sessions, member.id, now);
    const message = translate(locale, 'signedIn', { name: member.profile.firstName });
    return reply(200, { success: true, message, data: { token } });
  },

  logout({ token, database: { state }, locale, reply }) {
    if (token !== null) delete state.sessions[token];
    return reply(200, { success: true, message: translate(locale, 'signedOut') });
  },

  async register({ body, database: { state }, now, locale, reply }) {
    if (body.password !== body.confirm_password) {
      return reply(422, localizedFieldErrors(locale, { confirm_password: 'passwordsDiffer' }));
    }
    if (!hasLetterAndDigit(body.password))
      return reply(422, localizedFieldErrors(locale, { password: 'passwordTooSimple' }));
    const problem = birthDateProblem(body.dob, jakartaDay(now));
    if (problem) return reply(422, localizedFieldErrors(locale, { dob: problem }));
    const draft = await newMember(body);
    if (memberByEmail(state, body.email)) return reply(422, localizedFieldErrors(locale, { email: 'emailTaken' }));
    const member = addMember(state, draft);
    const name = member.profile.firstName;
    sendWelcomeMail({ state, now, locale, to: member.email }, name);
    const token = openSession(state.sessions, member.id, now);
    return reply(200, { success: true, message: translate(locale, 'registered', { name }), data: { token } });
  },

  checkToken({ body, database: { state }, now, locale, reply }) {
    const owner = ownerOf(state.sessions, body.token, now) ?? ownerOf(state.recoveryTokens, body.token, now);
    return owner === null ? reply(401, localizedError(locale, 'invalidToken')) : reply(200, { success: true });
  },

  forgotPassword({ body, database: { state }, now, locale, reply }) {
    const member = memberByEmail(state, body.email);
    if (member) {
      const token = openRecovery(state.recoveryTokens, member.id, now);
      sendRecoveryMail({ state, now, locale, to: member.email }, member.profile.firstName, token);
    }
    return reply(200, { success: true, message: translate(locale, 'recoverySent') });
  },

  async resetPassword({ body, database: { state }, now, locale, reply }) {
    if (body.password !== body.confirm_password) {
      return reply(422, localizedFieldErrors(locale, { confirm_password: 'passwordsDiffer' }));
    }
    if (!hasLetterAndDigit(body.password))
      return reply(422, localizedFieldErrors(locale, { password: 'passwordTooSimple' }));
    const passwordHash = await hashPassword(body.password);
    const memberId = ownerOf(state.recoveryTokens, body.token, now);
    const member = memberId === null ? undefined : state.members[memberId];
    if (!member) return reply(401, localizedError(locale, 'linkExpired'));
    member.passwordHash = passwordHash;
    revokeAll(state.recoveryTokens, member.id);
    revokeAll(state.sessions, member.id);
    return reply(200, { success: true, message: translate(locale, 'passwordReset') });
  },
} satisfies Pick<Behaviours, AuthOperation>;
