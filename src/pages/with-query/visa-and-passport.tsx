import { passportRequirementQuery, visaCountriesQuery, visaCountryQuery } from '@/data/operations/page';
import { read } from '@/data/server/read';
import { sanitizeContent } from '@/data/server/sanitize-content';
import { languagesOf } from '@/domain/content-language';
import { queryPage } from '@/features/shared/query-page';
import { ServedRequirements } from '@/features/visa/served-requirements';
import { visaLocation } from '@/features/visa/visa-location';
import { countryModels, passportModel } from '@/features/visa/visa-models';
import { VisaPage, type VisaPageProps } from '@/features/visa/visa-page';
import { isSameId } from '@/lib/is-same-id';
import { queryProps } from '@/shell/page-props';

export default queryPage<VisaPageProps>((props) => <VisaPage {...props} Served={ServedRequirements} />);

export const getServerSideProps = queryProps('/with-query/visa-and-passport', ['visa'], async ({ locale, query }) => {
  const { countryId } = visaLocation(query);
  const [visa, passport, country] = await Promise.all([
    read(locale, visaCountriesQuery(), { onFailure: 'last' }),
    read(locale, passportRequirementQuery(), { onFailure: 'last' }),
    countryId === null ? null : read(locale, visaCountryQuery(countryId), { onFailure: 'null' }),
  ]);
  const countries = countryModels(visa.data, locale === 'en' ? 'en' : 'id', visa.language);
  const served = country && { ...country.data, notes: sanitizeContent(country.data.notes ?? '') };
  const { languages } = languagesOf(country?.data ?? {});
  const props = {
    countries,
    passport: passportModel(passport.data, sanitizeContent),
    served,
    ...(languages && { languages }),
  };
  // A missing detail is not a failure when the country is in the list: the browser requests it again.
  return { props, isComplete: country !== null || countries.every(({ id }) => !isSameId(id, countryId)) };
});
