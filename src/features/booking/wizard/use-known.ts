import { usePlaceNames } from '@/hooks/master/use-place-names';
import { useProfile } from '@/hooks/user/use-profile';
import { useWords } from '@/i18n/use-words';
import { knownBy } from './prefilled';

/**
 * What the signed-in member's profile says about a booking. The city is looked up by its id, which takes longer than the
 * profile: `isCityOpen` until then. Countries and cities are asked for only for a member who has a city.
 */
export function useKnown() {
  const { locale } = useWords();
  const { data: profile, error } = useProfile();
  const id_city = profile?.id_city ?? null;
  const { city } = usePlaceNames({ id_country: id_city && (profile?.id_country ?? null), id_city }, locale);
  const name = city.state === 'known' ? city.name : '';
  return { profile, error, known: knownBy(profile, name, locale), isCityOpen: city.state === 'loading' };
}
