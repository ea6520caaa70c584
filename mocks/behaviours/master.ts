import type { Behaviours } from '../behaviour.ts';
import { hasAllWords } from '../queries/text-search.ts';
import { withAbsoluteUrls } from '../serializers/absolute-urls.ts';
import { serializeDeals } from '../serializers/tour-serializer.ts';

export const masterBehaviours = {
  listDeals({ database, origin, reply }) {
    return reply(200, { success: true, data: withAbsoluteUrls(serializeDeals(database), origin) });
  },

  listCountries({ query: { search }, database: { catalogue }, reply }) {
    const data = catalogue.countries.filter(
      ({ countryName, countryCode }) => !search || hasAllWords(search, [countryName, countryCode]),
    );
    return reply(200, { success: true, data });
  },

  listCities({ query: { country, search }, database: { catalogue }, reply }) {
    const data = catalogue.cities.filter(
      ({ countryCode, cityName, cityCode }) =>
        (country === undefined || countryCode === country) && (!search || hasAllWords(search, [cityName, cityCode])),
    );
    return reply(200, { success: true, data });
  },

  listBanners({ database: { catalogue }, origin, reply }) {
    return reply(200, { success: true, data: withAbsoluteUrls(catalogue.banners, origin) });
  },
} satisfies Partial<Behaviours>;
