import type { VisaCountry, VisaCountryDetail } from '@sdk';
import type { Behaviours } from '../behaviour.ts';
import { sendMail } from '../mail/mails.ts';
import { localizedError, translate } from '../messages/messages.ts';
import { countSeasons } from '../queries/season-search.ts';
import { partyOf } from '../rules/departures.ts';
import { withAbsoluteUrls } from '../serializers/absolute-urls.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';

export const pageBehaviours = {
  listVisaCountries({ database: { catalogue }, origin, reply }) {
    return reply(200, {
      success: true,
      data: withAbsoluteUrls(catalogue.visaCountries.map(toListedVisaCountry), origin),
    });
  },

  getVisaCountry({ path, database: { catalogue }, origin, locale, reply }) {
    const country = catalogue.visaCountries.find(({ id }) => id === path.id);
    if (!country) return reply(404, localizedError(locale, 'visaCountryUnknown'));
    return reply(200, { success: true, data: withAbsoluteUrls(country, origin) });
  },

  getPassportRequirement({ database: { catalogue }, reply }) {
    return reply(200, { success: true, data: catalogue.passportRequirement });
  },

  getAboutPage({ database: { catalogue }, origin, reply }) {
    return reply(200, { success: true, data: withAbsoluteUrls(catalogue.about, origin) });
  },

  listPromotions({ database: { catalogue }, origin, reply }) {
    return reply(200, { success: true, data: withAbsoluteUrls(catalogue.promotions, origin) });
  },

  listSeasons({ query, database, origin, reply }) {
    const { seasons, today } = database.catalogue;
    const data = countSeasons(seasons, serializeTours(database), today, query);
    return reply(200, { success: true, data: withAbsoluteUrls(data, origin), ...partyOf(query) });
  },

  getContactPage({ database: { catalogue }, origin, reply }) {
    return reply(200, { success: true, data: withAbsoluteUrls(catalogue.contactPage, origin) });
  },

  sendContactMessage({ body, database: { state }, now, locale, reply }) {
    state.enquiries.push({ kind: 'contact', receivedAt: now.toISOString(), body });
    const { name, email: to } = body;
    sendMail({ state, now, locale, to }, 'receipt', { name, topic: translate(locale, 'topicContact') });
    return reply(200, { success: true, message: translate(locale, 'contactSent', { name }) });
  },
} satisfies Partial<Behaviours>;

function toListedVisaCountry(country: VisaCountryDetail): VisaCountry {
  const { documents, processing_time, fee, stay, notes, official_url, ...listed } = country;
  return listed;
}
