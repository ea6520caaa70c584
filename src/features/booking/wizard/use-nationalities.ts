import { useMemo } from 'react';
import { useCountries } from '@/hooks/master/use-countries';
import { useWords } from '@/i18n/use-words';
import { HOME_NATIONALITY } from '../forms/booking-values';

/** The countries by name in the language of the page, home first; home alone until the service has answered. */
export function useNationalities(): { value: string; label: string }[] {
  const { locale } = useWords('booking');
  const { data } = useCountries();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const codes = (data?.data ?? []).map((country) => country.countryCode).filter((code) => code !== HOME_NATIONALITY);
    const others = codes.map((value) => ({ value, label: names.of(value) ?? value }));
    others.sort((a, b) => a.label.localeCompare(b.label, locale));
    return [{ value: HOME_NATIONALITY, label: names.of(HOME_NATIONALITY) ?? HOME_NATIONALITY }, ...others];
  }, [data, locale]);
}
