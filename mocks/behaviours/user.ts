import type { BookingHistory } from '@sdk';
import type { Behaviours, Reply, RequestContext } from '../behaviour.ts';
import { localizedError, localizedFieldErrors, translate } from '../messages/messages.ts';
import { findProfileProblems, updateProfile } from '../rules/member.ts';
import { hashPassword, newPasswordProblem, verifyPassword } from '../rules/passwords.ts';
import { revokeTokens } from '../rules/tokens.ts';
import { inLanguage } from '../seed/localized.ts';
import { tourTitleIn } from '../seed/tour/rows.ts';
import { withAbsoluteUrls } from '../serializers/absolute-urls.ts';
import type { Member } from '../state/state.ts';
import { deleteUpload, saveUpload } from '../state/uploads.ts';

type UpdateContext = RequestContext<'updateUser'>;
type Form<Key extends string> = Extract<UpdateContext['body'], Record<Key, unknown>>;

export const userBehaviours = {
  getProfile({ member, origin, locale, reply }) {
    if (!member) return reply(401, localizedError(locale, 'invalidToken'));
    return reply(200, { success: true, data: withAbsoluteUrls(member.profile, origin) });
  },

  updateUser(context) {
    const { body, member, locale, reply } = context;
    if (!member) return reply(401, localizedError(locale, 'invalidToken'));
    if ('photo' in body) return changePhoto(context, member, body);
    if ('old_password' in body) return changePassword(context, member, body);
    const problems = findProfileProblems(member.profile, body, context.database.catalogue);
    if (Object.keys(problems).length > 0) return reply(422, localizedFieldErrors(locale, problems));
    member.profile = updateProfile(member.profile, body, context.database.catalogue);
    const { card } = member.membership;
    Object.assign(card, { first_name: member.profile.firstName, last_name: member.profile.lastName });
    return profileResponse(context, member, 'profileSaved');
  },

  getMembership({ member, database: { catalogue }, locale, reply }) {
    if (!member) return reply(401, localizedError(locale, 'invalidToken'));
    const { card, history } = inLanguage(member.membership, catalogue.language);
    const newestFirst = [...history].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
    return reply(200, { success: true, data: { card, history: newestFirst } });
  },

  listBookings({ member, database: { state, catalogue }, locale, reply }) {
    if (!member) return reply(401, localizedError(locale, 'invalidToken'));
    const bookings = state.bookings
      .filter(({ memberId }) => memberId === member.id)
      .map(({ history }) => ({ ...history, package: tourTitleIn(history.package, catalogue.language) }));
    return reply(200, { success: true, data: sortBookings(bookings, catalogue.today) });
  },
} satisfies Partial<Behaviours>;

async function changePhoto(
  context: UpdateContext,
  member: Member,
  { photo }: Form<'photo'>,
): Promise<Reply<'updateUser'>> {
  const { state } = context.database;
  const path = await saveUpload(state, photo, photo instanceof File ? photo.name : 'photo');
  deleteUpload(state, member.profile.profile_pic_url);
  member.profile = { ...member.profile, profile_pic_url: path };
  return profileResponse(context, member, 'photoSaved');
}

async function changePassword(
  { database: { state }, locale, reply }: UpdateContext,
  member: Member,
  form: Form<'old_password'>,
): Promise<Reply<'updateUser'>> {
  const problem = newPasswordProblem(form);
  if (problem) return reply(422, localizedFieldErrors(locale, problem));
  if (!(await verifyPassword(form.old_password, member.passwordHash))) {
    return reply(422, localizedFieldErrors(locale, { old_password: 'oldPasswordWrong' }));
  }
  if (form.password === form.old_password)
    return reply(422, localizedFieldErrors(locale, { password: 'passwordSame' }));
  member.passwordHash = await hashPassword(form.password);
  revokeTokens(state.sessions, member.id);
  revokeTokens(state.recoveryTokens, member.id);
  return reply(200, { success: true, message: translate(locale, 'passwordChanged') });
}

function profileResponse(
  { locale, origin, reply }: UpdateContext,
  member: Member,
  key: 'profileSaved' | 'photoSaved',
): Reply<'updateUser'> {
  return reply(200, { success: true, message: translate(locale, key), data: withAbsoluteUrls(member.profile, origin) });
}

/** Upcoming departures first, soonest first, then past ones, the latest first. */
function sortBookings(bookings: readonly BookingHistory[], today: string): BookingHistory[] {
  const soonest = [...bookings].sort((a, b) => a.date.localeCompare(b.date));
  const upcoming = soonest.filter(({ date }) => date >= today);
  const past = soonest.filter(({ date }) => date < today);
  return [...upcoming, ...past.reverse()];
}
