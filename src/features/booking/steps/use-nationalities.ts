import { useMemo } from 'react';
import { countryNameIn } from '@/data/location-names';
import { useCountries } from '@/data/operations/master';
import { useMessages } from '@/i18n/use-messages';
import { HOME_NATIONALITY } from '../forms/values';

/**
 * Returns the countries sorted by name in the language of the page, Indonesia first. Until the response arrives, only
 * Indonesia and the `chosen` ones: a native select loses a value that has no option.
 */
export function useNationalities(chosen: readonly string[]): { value: string; label: string }[] {
  const { locale } = useMessages('booking');
  const { data } = useCountries();
  const codes = chosen.join();
  return useMemo(() => {
    const rows = data?.data ?? [];
    const option = (value: string) => {
      const row = rows.find(({ countryCode }) => countryCode === value);
      return { value, label: countryNameIn(locale, row ?? { countryCode: value }) };
    };
    const all = new Set([...rows.map(({ countryCode }) => countryCode), ...codes.split(',')]);
    all.delete(HOME_NATIONALITY);
    const others = [...all].filter((code) => code !== '').map(option);
    const { compare } = new Intl.Collator(locale);
    others.sort((a, b) => compare(a.label, b.label));
    return [option(HOME_NATIONALITY), ...others];
  }, [data, locale, codes]);
}
