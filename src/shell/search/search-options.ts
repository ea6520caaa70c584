import type { Tour } from '@sdk';
import { routes } from '@/config/routes';
import { formatDate, formatMonth, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Pax } from '@/domain/party';
import { filterLink, type Matches, monthsOf, type Names, targetLink } from '@/domain/search/match-suggestions';
import type { Answer, Suggestion, Time } from '@/domain/search/search-suggestions';
import { tourCardModel } from '@/domain/tour/tour-card';
import { partyTotal } from '@/form/trip-plan/party-words';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';
import type { RecentSearch } from '@/state/recent-searches';
import type { SearchRequest } from '@/state/search';
import type { IconName } from '@/ui/static/pictures/icon-paths';

/** An entry of the list below the search field. A tour has a picture, which may be missing; all others have an icon. */
export type SearchOption = {
  href: string;
  label: string;
  /** The language of the label when it is not the page's. */
  lang?: Locale;
  /** Facts about the entry. */
  detail?: (string | null)[];
  type: Answer['type'] | 'text' | 'recent' | 'all';
  /** The words to search for, of the type `text` only. */
  text?: string;
  icon: IconName;
  picture?: string | null;
};

/** A compact group has two columns. Options without a title, such as the one that Enter opens, are in no group. */
export type OptionGroup = { title?: string; options: SearchOption[]; isCompact?: boolean };

const SHOWN = { tours: 5, places: 4, times: 3 };
const SHOWN_WITHOUT_TEXT = { tours: 3, places: 6, times: 4 };

const icons = { country: 'globe', region: 'pin', month: 'calendar', holiday: 'sunrise', tour: 'images' } as const;

export type OptionContext = Names & {
  t: Translate;
  filters: SearchRequest['filters'];
  lang: (language?: Locale) => Locale | undefined;
  /** The party for which the service chose the departures of the tours. */
  party: Pax | null;
};

/** Returns the options for an empty field: recent searches, popular places, holidays and the next tours. */
export function optionsWithoutText(
  all: readonly Suggestion[],
  recent: readonly RecentSearch[],
  context: OptionContext,
): OptionGroup[] {
  const { t } = context;
  const ofType = (type: Answer['type'], shown: number) =>
    all.flatMap(({ answer }) => (answer.type === type ? optionOf(answer, context) : [])).slice(0, shown);
  return withOptions([
    {
      title: t('find.recent'),
      options: recent.map((row) => ({ ...row, type: 'recent', icon: 'clock' })),
      isCompact: true,
    },
    popularPlaces(all, context),
    { title: t('find.times'), options: ofType('holiday', SHOWN_WITHOUT_TEXT.times), isCompact: true },
    { title: t('find.soon'), options: ofType('tour', SHOWN_WITHOUT_TEXT.tours) },
  ]);
}

/** Returns the options for a typed text: the matching tours, places and times, without the one of Enter. */
export function optionsForMatches({ suggestions, target }: Matches, context: OptionContext): OptionGroup[] {
  const { t } = context;
  const others = suggestions
    .map(({ answer }) => answer)
    .filter((answer) => target.text !== undefined || answer !== target.time);
  const ofTypes = (types: Answer['type'][], shown: number) =>
    others
      .filter(({ type }) => types.includes(type))
      .slice(0, shown)
      .map((answer) => optionOf(answer, context, target.time));
  return withOptions([
    { title: t('find.places'), options: ofTypes(['country', 'region'], SHOWN.places) },
    { title: t('find.times'), options: ofTypes(['holiday', 'month'], SHOWN.times) },
    { title: t('find.tours'), options: ofTypes(['tour'], SHOWN.tours) },
  ]);
}

/** Returns the options for a text that nothing matches: all tours and popular places. */
export function optionsWithoutMatch(all: readonly Suggestion[], context: OptionContext): OptionGroup[] {
  const { t, filters } = context;
  const everyTour: SearchOption = {
    type: 'all',
    icon: 'images',
    href: routes.tours(filters),
    label: t('buttons.seeAllTours'),
  };
  return withOptions([{ title: t('find.tours'), options: [everyTour] }, popularPlaces(all, context)]);
}

/** Returns the option that searches all tours for the text. */
export function textOption(text: string, { t, filters }: Pick<OptionContext, 't' | 'filters'>): SearchOption {
  const href = routes.tours({ search: text, ...filters });
  return { href, label: t('find.all', { text }), type: 'text', text, icon: 'search' };
}

/** Returns the option that Enter opens: a search for the text, or a time that the text names. */
export function targetOption({ target }: Matches, context: OptionContext): SearchOption {
  if (!target.time) return textOption(target.text, context);
  const option = optionOf(target.time, context);
  return target.text === undefined
    ? option
    : { ...option, ...targetLink(target, context, context.filters), detail: undefined };
}

function popularPlaces(all: readonly Suggestion[], context: OptionContext): OptionGroup {
  const countries = all.flatMap(({ answer }) => (answer.type === 'country' ? answer : []));
  const popular = countries.sort((a, b) => b.total - a.total).slice(0, SHOWN_WITHOUT_TEXT.places);
  return {
    title: context.t('find.popular'),
    options: popular.map((country) => optionOf(country, context)),
    isCompact: true,
  };
}

const withOptions = (groups: OptionGroup[]) => groups.filter(({ options }) => options.length > 0);

/** Returns the option of an answer; `time` is the one that the typed text names. */
function optionOf(answer: Answer, context: OptionContext, time?: Time): SearchOption {
  const { t, locale, filters } = context;
  const { type } = answer;
  const icon = icons[type];
  if (answer.type === 'tour') return tourOption(answer.tour, context, time);
  const detail =
    answer.type === 'holiday'
      ? answer.holiday.months.map((month) => formatMonth(month, locale)).join(', ')
      : t('trip.tours', { count: answer.total });
  return { type, icon, ...filterLink(answer, context, filters), detail: [detail] };
}

/** Returns the option of a tour, with its departure in the months that were typed or set beside the field. */
function tourOption(
  tour: Tour,
  { t, locale, filters, lang, party }: OptionContext,
  time: Time | undefined,
): SearchOption {
  const month = time ? monthsOf(time) : [filters?.month ?? []].flat();
  const card = tourCardModel(tour, todayInJakarta(), { month }, party);
  const departure = card.departures.find(({ isPriced }) => isPriced);
  return {
    type: 'tour',
    icon: icons.tour,
    href: routes.tour(card.id, { itinerary: card.departureId }),
    label: card.title,
    // A service that does not name the language has Indonesian texts.
    lang: lang(card.language ?? 'id'),
    detail: [
      card.days ? t('trip.days', { count: card.days }) : null,
      departure ? formatDate(departure.from, locale) : null,
      card.price === null ? t('price.onRequest') : `${formatRupiah(card.price)}${t('price.perPerson')}`,
      partyTotal(card.party, t) ?? null,
    ],
    picture: card.imageUrl,
  };
}
