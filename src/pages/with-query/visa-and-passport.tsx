import type { GetServerSideProps } from 'next';
import { prefetchNeeded, prefetchRequested } from '@/api/prefetch';
import { queryPage } from '@/api/query-page';
import { sanitizeContent } from '@/api/sanitize-content';
import { routes } from '@/config/routes';
import { languagesOf } from '@/domain/content-language';
import { useShallowEntry } from '@/features/shared/use-shallow-entry';
import { ServedRequirements } from '@/features/visa/served-requirements';
import { visaLocation } from '@/features/visa/visa-location';
import { countryModels, passportModel } from '@/features/visa/visa-models';
import { VisaPage, type VisaPageProps } from '@/features/visa/visa-page';
import { passportRequirementQuery, visaCountriesQuery, visaCountryQuery } from '@/hooks/page/queries';
import { isSameId } from '@/lib/is-same-id';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<VisaPageProps> = (props) => {
  useShallowEntry(routes.visaAndPassport());
  return <VisaPage {...props} Served={ServedRequirements} />;
};
export default Page;

export const getServerSideProps: GetServerSideProps = (context) => {
  const { locale } = context;
  const content = async () => {
    const { countryId } = visaLocation(context.query);
    const [visa, passport, country] = await Promise.all([
      prefetchNeeded(locale, visaCountriesQuery()),
      prefetchNeeded(locale, passportRequirementQuery()),
      countryId === null ? null : prefetchRequested(locale, visaCountryQuery(countryId)),
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
  };
  return queryPage(context, () => pageFrame(locale, '/with-query/visa-and-passport', ['visa']), content);
};
