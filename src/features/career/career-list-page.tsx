import type { ParsedUrlQuery } from 'node:querystring';
import { useRouter } from 'next/router';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { BoxedHead } from '@/features/shared/page-head/picture-head';
import { useMessages } from '@/i18n/use-messages';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Chip, ChipRow } from '@/ui/static/buttons/chip';
import { GoLink } from '@/ui/static/buttons/go-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Section } from '@/ui/static/section';
import styles from './career-list-page.module.css';
import { HiringSteps } from './hiring-steps';
import type { CareerListModel, Vacancy } from './vacancy';
import { VacancyRows } from './vacancy-rows';

const REASONS = ['written', 'judged', 'days', 'learn'];

/** Shows the open positions, reasons to work here, and a link to apply without a position. */
export function CareerListPage({ careers: { vacancies, imageUrl } }: { careers: CareerListModel }) {
  const { t } = useMessages('career');
  return (
    <>
      <PageMeta
        title={t('list.title')}
        description={t('list.description', { brand: brand.name })}
        path={routes.careers()}
      />
      <BoxedHead
        crumbs={[{ label: t('common:menu.careers') }]}
        title={t('list.headline')}
        lead={t('list.lead')}
        imageUrl={imageUrl}
      >
        {vacancies.length > 0 && <ButtonLink href="#openings">{t('list.see', { count: vacancies.length })}</ButtonLink>}
        <GoLink href={routes.careerApply()}>{t('general.action')}</GoLink>
      </BoxedHead>
      <Openings vacancies={vacancies} />
      <section className="soft-band" aria-labelledby="reasons">
        <div className={`container stack ${styles.grid}`}>
          <div>
            <h2 id="reasons">{t('reasons.title')}</h2>
            <dl className={`stack ${styles.reasons}`}>
              {REASONS.map((reason) => (
                <div key={reason}>
                  <dt className="h4">{t(`reasons.${reason}.title`)}</dt>
                  <dd>{t(`reasons.${reason}.text`)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <HiringSteps />
        </div>
      </section>
      {vacancies.length > 0 && (
        <section className={styles.band} aria-labelledby="general" data-print="none">
          <div className={`container stack ${styles.row}`}>
            <div>
              <h2 id="general">{t('general.title')}</h2>
              <p className={`muted ${styles.text}`}>{t('general.text')}</p>
            </div>
            <ButtonLink href={routes.careerApply()} look="second" size="large">
              {t('general.action')}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  );
}

/** Shows the open positions, filtered by the URL, so that a filter survives a reload and can be shared. */
function Openings({ vacancies }: { vacancies: readonly Vacancy[] }) {
  const { t } = useMessages('career');
  const router = useRouter();
  const filter = vacancyFilter(router.query, vacancies);
  const shown = filterVacancies(vacancies, filter);
  const show = (query: Partial<Record<FilterName, string | null>>) => {
    const params = Object.entries({ ...filter, ...query }).filter(([, value]) => value);
    const target = { pathname: router.pathname, query: Object.fromEntries(params) };
    void router.replace(target, undefined, { shallow: true, scroll: false });
  };
  const empty =
    vacancies.length > 0
      ? { title: t('openings.noneTitle'), text: t('openings.noneText', filter) }
      : { title: t('openings.emptyTitle'), text: t('openings.emptyText') };
  return (
    <Section id="openings" title={t('openings.title')}>
      {vacancies.length > 0 && (
        <div className={`stack ${styles.filters}`} data-print="none">
          {filterNames.map((name) => (
            <FilterRow
              key={name}
              name={name}
              choices={filterChoices(vacancies, filter, name)}
              chosen={filter[name]}
              choose={(value) => show({ [name]: value })}
            />
          ))}
          <p role="status" className={`small muted ${styles.total}`}>
            {t('openings.total', { count: shown.length, all: vacancies.length })}
          </p>
        </div>
      )}
      {shown.length > 0 ? (
        <VacancyRows vacancies={shown} />
      ) : (
        <EmptyBlock
          headingLevel={3}
          {...empty}
          action={
            vacancies.length > 0 ? (
              <Button look="second" onClick={() => show({ type: null, contract: null })}>
                {t('filters.clear')}
              </Button>
            ) : (
              <ButtonLink href={routes.careerApply()}>{t('general.action')}</ButtonLink>
            )
          }
        />
      )}
    </Section>
  );
}

type FilterRowProps = {
  name: FilterName;
  choices: readonly FilterChoice[];
  chosen: string | null;
  choose: (value: string | null) => void;
};

/** Shows a filter as chips with the number of positions for each; pressing the selected chip removes the filter. */
function FilterRow({ name, choices, chosen, choose }: FilterRowProps) {
  const { t, lang } = useMessages('career');
  return (
    <fieldset className={styles.group}>
      <legend>{t(`filters.${name}`)}</legend>
      <ChipRow canScroll>
        <Chip isOn={chosen === null} onClick={() => choose(null)}>
          {t('filters.all')}
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

const filterNames = ['type', 'contract'] as const;

type FilterName = (typeof filterNames)[number];
type VacancyFilter = Record<FilterName, string | null>;
type FilterChoice = { value: string; total: number };

/** Returns the filter of a URL; a value that no vacancy has is ignored. */
export function vacancyFilter(query: ParsedUrlQuery, vacancies: readonly Vacancy[]): VacancyFilter {
  const known = (name: FilterName) => vacancies.find((vacancy) => vacancy[name] === query[name])?.[name] ?? null;
  return { type: known('type'), contract: known('contract') };
}

export function filterVacancies(vacancies: readonly Vacancy[], filter: VacancyFilter): Vacancy[] {
  return vacancies.filter((vacancy) => filterNames.every((name) => [null, vacancy[name]].includes(filter[name])));
}

/** Returns every value of a filter with the number of vacancies that match it and the other filter. */
export function filterChoices(vacancies: readonly Vacancy[], filter: VacancyFilter, name: FilterName): FilterChoice[] {
  const values = [...new Set(vacancies.map((vacancy) => vacancy[name]))];
  return values.map((value) => ({ value, total: filterVacancies(vacancies, { ...filter, [name]: value }).length }));
}
