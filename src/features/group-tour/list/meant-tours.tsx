import { useMemo } from 'react';
import { useAllSuggestions } from '@/data/use-suggestions';
import { todayInJakarta } from '@/domain/dates';
import { filterLink, matchSuggestions, monthsOf, type Names, targetLink } from '@/domain/search/match-suggestions';
import { tourCardModel } from '@/domain/tour/tour-card';
import { TourTile } from '@/features/shared/tour/tour-tile';
import { useMessages } from '@/i18n/use-messages';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { ChipLink, ChipRow } from '@/ui/static/buttons/chip';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { CARD_SIZES, COUNT_ID } from './list-model';
import styles from './meant-tours.module.css';

const SHOWN = 6;

function useMatches(search: string) {
  const { all, party } = useAllSuggestions();
  const matches = useMemo(() => matchSuggestions(all, search), [all, search]);
  return { ...matches, party };
}

/** Shows links to what a search that finds no tour may have meant: corrected words, places and times. */
export function MeantLinks({ search }: { search: string }) {
  const { t, locale } = useMessages('tour');
  const followShallow = useShallowLinks();
  const { suggestions, target } = useMatches(search);
  const names: Names = { locale, holidayName: ({ name, year }) => t(`common:find.${name}`, { year }) };
  const meant = targetLink(target, names);
  const filters = suggestions.flatMap(({ answer }) => (answer.type === 'tour' ? [] : filterLink(answer, names)));
  const links = [meant, ...filters.filter(({ label }) => label !== meant.label)].filter(
    ({ label }) => label !== search,
  );
  if (links.length === 0) return null;
  return (
    <nav
      className={styles.links}
      aria-labelledby="meant-links"
      onClickCapture={followShallow}
      data-focus={`#${COUNT_ID}`}
    >
      <p id="meant-links">{t('list.meant')}</p>
      <ChipRow>
        {links.slice(0, SHOWN).map(({ href, label }) => (
          <ChipLink key={href} href={href}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}

/** Shows the tours that a search without results may have meant. */
export function MeantTours({ search }: { search: string }) {
  const { t } = useMessages('tour');
  const { suggestions, target, party } = useMatches(search);
  const filters = target.time ? { month: monthsOf(target.time) } : {};
  const tours = suggestions.flatMap(({ answer }) => (answer.type === 'tour' ? answer.tour : []));
  if (tours.length === 0) return null;
  return (
    <CardGrid columns="beside" aria-label={t('list.meant')}>
      {tours.slice(0, SHOWN).map((tour) => (
        <li key={tour.id}>
          <TourTile
            tour={tourCardModel(tour, todayInJakarta(), filters, party)}
            headingLevel={3}
            sizes={CARD_SIZES}
            isCompact
          />
        </li>
      ))}
    </CardGrid>
  );
}
