import { routes } from '@/config/routes';
import { formatMonth } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Answer, Matches, Suggestion } from '@/domain/search/search-suggestions';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';
import type { RecentSearch } from '@/state/recent-searches';
import type { SearchRequest } from '@/state/search';
import type { IconName } from '@/ui/static/pictures/icon-paths';

/** An entry of the list below the search field. A tour has a picture, which may be missing; all others have an icon. */
export type SearchOption = {
  href: string;
  label: string;
  /** The language of the label; left out if it is that of the page. */
  lang?: 'id' | 'en';
  detail?: string;
  type: Answer['type'] | 'text' | 'recent';
  icon: IconName;
  picture?: string | null;
};

/** A compact group has two columns. */
export type OptionGroup = { title: string; options: SearchOption[]; isCompact?: boolean };

const SHOWN = { tours: 5, places: 4, times: 3 };
const SHOWN_WITHOUT_TEXT = { tours: 3, places: 6, times: 4 };

const icons = { country: 'globe', region: 'pin', month: 'calendar', holiday: 'sunrise', tour: 'images' } as const;

type Context = { t: Translate; locale: Locale; filters: SearchRequest['filters'] };

/** Returns the options for an empty field: recent searches, popular places, holidays and the next tours. */
export function optionsWithoutText(
  all: readonly Suggestion[],
  recent: readonly RecentSearch[],
  context: Context,
): OptionGroup[] {
  const { t } = context;
  const answers = all.map(({ answer }) => answer);
  const popular = answers.filter(isCountry).sort((a, b) => b.total - a.total);
  const holidays = answers.filter(({ type }) => type === 'holiday');
  const tours = answers.filter(({ type }) => type === 'tour');
  const toOption = (answer: Answer) => optionOf(answer, context);
  return withOptions([
    {
      title: t('find.recent'),
      options: recent.map((row) => ({ ...row, type: 'recent', icon: 'clock' })),
      isCompact: true,
    },
    { title: t('find.popular'), options: popular.slice(0, SHOWN_WITHOUT_TEXT.places).map(toOption), isCompact: true },
    { title: t('find.times'), options: holidays.slice(0, SHOWN_WITHOUT_TEXT.times).map(toOption), isCompact: true },
    { title: t('find.soon'), options: tours.slice(0, SHOWN_WITHOUT_TEXT.tours).map(toOption) },
  ]);
}

/** Returns the options for a typed text: the matching tours, places and times. */
export function optionsForMatches({ suggestions }: Matches, context: Context): OptionGroup[] {
  const { t } = context;
  const ofTypes = (types: Answer['type'][], shown: number) =>
    suggestions
      .map(({ answer }) => answer)
      .filter(({ type }) => types.includes(type))
      .slice(0, shown)
      .map((answer) => optionOf(answer, context));
  return withOptions([
    { title: t('find.places'), options: ofTypes(['country', 'region'], SHOWN.places) },
    { title: t('find.times'), options: ofTypes(['holiday', 'month'], SHOWN.times) },
    { title: t('find.tours'), options: ofTypes(['tour'], SHOWN.tours) },
  ]);
}

/** Returns the option that searches all tours for the text. */
export function textOption(text: string, { t, filters }: Context): SearchOption {
  const href = routes.tours({ search: text, ...filters });
  return { href, label: t('find.all', { text }), type: 'text', icon: 'search' };
}

type Place = Extract<Answer, { type: 'country' | 'region' }>;

const isCountry = (answer: Answer): answer is Place => answer.type === 'country';

const withOptions = (groups: OptionGroup[]) => groups.filter(({ options }) => options.length > 0);

function optionOf(answer: Answer, { t, locale, filters }: Context): SearchOption {
  const { type } = answer;
  const icon = icons[type];
  const count = 'total' in answer ? t('trip.tours', { count: answer.total }) : undefined;
  switch (type) {
    case 'tour':
      return {
        type,
        icon,
        href: routes.tour(answer.tour.id),
        label: answer.tour.title,
        // A service that does not name the language has Indonesian texts.
        lang: answer.tour.language ?? 'id',
        detail: tourDetail(answer.tour, t),
        picture: answer.tour.imageUrl,
      };
    case 'country':
      return { type, icon, href: routes.tours({ ...filters, country: answer.id }), label: answer.name, detail: count };
    case 'region':
      return {
        type,
        icon,
        href: routes.destination(answer.id, filters),
        label: answer.name,
        detail: count,
      };
    case 'month': {
      const href = routes.tours({ ...filters, month: answer.month });
      return { type, icon, href, label: formatMonth(answer.month, locale), detail: count };
    }
    case 'holiday': {
      const { name, year, months } = answer.holiday;
      const detail = months.map((month) => formatMonth(month, locale)).join(', ');
      return {
        type,
        icon,
        href: routes.tours({ ...filters, month: months }),
        label: t(`find.${name}`, { year }),
        detail,
      };
    }
  }
}

function tourDetail({ days, price }: { days: number | null; price: number | null }, t: Translate): string {
  const length = days && t('trip.daysNights', { days, nights: days - 1 });
  const from = price === null ? t('price.onRequest') : `${t('price.from')} ${formatRupiah(price)}`;
  return [length, from].filter(Boolean).join(' · ');
}
