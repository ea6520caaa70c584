import type { Behaviours, Reply, RequestContext } from '../behaviour.ts';
import { localizedError, localizedFieldErrors, translate } from '../messages/messages.ts';
import { upcomingFirst } from '../rules/departures.ts';
import { findProfileProblems, updateProfile } from '../rules/member.ts';
import { hashPassword, newPasswordProblem, verifyPassword } from '../rules/passwords.ts';
import { revokeTokens } from '../rules/tokens.ts';
import { findBooking } from '../rules/trip-records.ts';
import { inLanguage } from '../seed/localized.ts';
import { withAbsoluteUrls } from '../serializers/absolute-urls.ts';
import { serializeBooking, serializeBookingDetails } from '../serializers/booking-details.ts';
import { deleteUpload, saveUpload } from '../state/uploads.ts';

type UpdateContext = RequestContext<'updateUser'>;
type Form<Key extends string> = Extract<UpdateContext['body'], Record<Key, unknown>>;

export const userBehaviours = {
  getProfile({ member, origin, reply }) {
    return reply(200, { success: true, data: withAbsoluteUrls(member.profile, origin) });
  },

  updateUser(context) {
    const { body, member, locale, reply } = context;
    if ('photo' in body) return changePhoto(context, body);
    if ('old_password' in body) return changePassword(context, body);
    const problems = findProfileProblems(member.profile, body, context.database.catalogue);
    if (Object.keys(problems).length > 0) return reply(422, localizedFieldErrors(locale, problems));
    member.profile = updateProfile(member.profile, body, context.database.catalogue);
    const { card } = member.membership;
    Object.assign(card, { first_name: member.profile.firstName, last_name: member.profile.lastName });
    return profileResponse(context, 'profileSaved');
  },

  getMembership({ member, database: { catalogue }, reply }) {
    const { card, history } = inLanguage(member.membership, catalogue.language);
    const newestFirst = [...history].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
    return reply(200, { success: true, data: { card, history: newestFirst } });
  },

  listBookings({ member, database: { state, catalogue }, origin, reply }) {
    const bookings = state.bookings
      .filter(({ memberId }) => memberId === member.id)
      .map((booking) => serializeBooking(booking, state, catalogue));
    const data = upcomingFirst(bookings, ({ date }) => date, catalogue.today);
    return reply(200, { success: true, data: withAbsoluteUrls(data, origin) });
  },

  getBooking({ path, member, database: { state, catalogue }, origin, locale, reply }) {
    const booking = findBooking(state, member, path.code);
    if (!booking) return reply(404, localizedError(locale, 'bookingUnknown'));
    const data = serializeBookingDetails(booking, state, catalogue);
    return reply(200, { success: true, data: withAbsoluteUrls(data, origin) });
  },
} satisfies Partial<Behaviours>;

async function changePhoto(context: UpdateContext, { photo }: Form<'photo'>): Promise<Reply<'updateUser'>> {
  const { database, member } = context;
  const path = await saveUpload(database.state, photo, photo instanceof File ? photo.name : 'photo');
  deleteUpload(database.state, member.profile.profile_pic_url);
  member.profile = { ...member.profile, profile_pic_url: path };
  return profileResponse(context, 'photoSaved');
}

async function changePassword(
  { database: { state }, member, locale, reply }: UpdateContext,
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

function profileResponse({ member, locale, origin, reply }: UpdateContext, key: 'profileSaved' | 'photoSaved') {
  return reply(200, { success: true, message: translate(locale, key), data: withAbsoluteUrls(member.profile, origin) });
}
