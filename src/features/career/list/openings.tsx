import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Chip, ChipRow } from '@/ui/static/buttons/chip';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Section } from '@/ui/static/section';
import { VacancyRows } from '../components/vacancy-rows';
import type { Vacancy } from '../vacancy';
import styles from './openings.module.css';
import {
  type FilterChoice,
  type FilterName,
  filterChoices,
  filterNames,
  filterVacancies,
  vacancyFilter,
} from './vacancy-filter';

/** Shows the open positions, filtered by the URL, so that a filter survives a reload and can be shared. */
export function Openings({ vacancies }: { vacancies: readonly Vacancy[] }) {
  const { t } = useMessages('career');
  const router = useRouter();
  const filter = vacancyFilter(router.query, vacancies);
  const shown = filterVacancies(vacancies, filter);
  const show = (query: Partial<Record<FilterName, string | null>>) => {
    const params = Object.entries({ ...filter, ...query }).filter(([, value]) => value);
    const target = { pathname: router.pathname, query: Object.fromEntries(params) };
    void router.replace(target, undefined, { shallow: true, scroll: false });
  };
  if (vacancies.length === 0) {
    return (
      <Section id="openings" title={t('openings.title')}>
        <EmptyBlock
          headingLevel={3}
          title={t('openings.emptyTitle')}
          text={t('openings.emptyText')}
          action={<ButtonLink href={routes.careerApply()}>{t('general.action')}</ButtonLink>}
        />
      </Section>
    );
  }
  return (
    <Section id="openings" title={t('openings.title')}>
      <div className={`stack ${styles.filters}`} data-print="none">
        {filterNames.map((name) => (
          <FilterRow
            key={name}
            title={t(`filters.${name}`)}
            all={t('filters.all')}
            choices={filterChoices(vacancies, filter, name)}
            chosen={filter[name]}
            choose={(value) => show({ [name]: value })}
          />
        ))}
        <p role="status" className={`small muted ${styles.total}`}>
          {t('openings.total', { count: shown.length, all: vacancies.length })}
        </p>
      </div>
      {shown.length > 0 ? (
        <VacancyRows vacancies={shown} />
      ) : (
        <EmptyBlock
          headingLevel={3}
          title={t('openings.noneTitle')}
          text={t('openings.noneText', filter)}
          action={
            <Button look="second" onClick={() => show({ type: null, contract: null })}>
              {t('filters.clear')}
            </Button>
          }
        />
      )}
    </Section>
  );
}

type FilterRowProps = {
  title: string;
  /** The label of the choice without a filter. */
  all: string;
  choices: readonly FilterChoice[];
  chosen: string | null;
  choose: (value: string | null) => void;
};

/** Shows a filter as chips with the number of positions for each; pressing the selected chip removes the filter. */
function FilterRow({ title, all, choices, chosen, choose }: FilterRowProps) {
  const lang = useContentLang();
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <ChipRow canScroll>
        <Chip isOn={chosen === null} onClick={() => choose(null)}>
          {all}
        </Chip>
        {choices.map(({ value, total }) => (
          <Chip key={value} isOn={chosen === value} onClick={() => choose(chosen === value ? null : value)}>
            <span lang={lang()}>{value}</span> <span className={`muted tabular ${styles.number}`}>{total}</span>
          </Chip>
        ))}
      </ChipRow>
    </fieldset>
  );
}
