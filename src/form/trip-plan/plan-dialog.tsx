import { type FormEvent, useState } from 'react';
import { limits } from '@/config/limits';
import { useTours } from '@/data/operations/tour';
import { formatMonth } from '@/domain/dates';
import { onePerson } from '@/domain/party';
import { holidaysIn } from '@/domain/search/holidays';
import { WithPlanMessages } from '@/i18n/plan-messages';
import { useMessages } from '@/i18n/use-messages';
import { changeTripPlan, type TripPlan } from '@/state/trip-plan';
import { Dialog } from '@/ui/controls/dialog';
import { SelectField } from '@/ui/controls/select-field';
import { Button } from '@/ui/static/buttons/button';
import { PartySteppers } from './party-steppers';
import styles from './plan-dialog.module.css';
import { useParty, usePutPartyIntoAddress } from './use-party';

export type PlanDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The months that are set on the page (`2027-03`), if the page asks when. */
  months?: readonly string[];
  /** Called with the answer, which is kept on the device; by default the address of the page names the new party. */
  onChange?: (plan: TripPlan) => void;
};

/** Asks who wants to travel, and on a page with `months` also when. */
export function PlanDialog(props: PlanDialogProps) {
  return (
    <WithPlanMessages>
      <PlanDialogContent {...props} />
    </WithPlanMessages>
  );
}

function PlanDialogContent({ isOpen, onClose, ...form }: PlanDialogProps) {
  const { t } = useMessages('plan');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(form.months ? 'title' : 'who')}
      closeLabel={t('common:buttons.close')}
    >
      <PlanForm {...form} onDone={onClose} />
    </Dialog>
  );
}

export type PlanFormProps = Pick<PlanDialogProps, 'months' | 'onChange'> & { onDone: () => void };

/** Shows the question as a form, for a place that is a dialog already. The page around it has the messages of `plan`. */
export function PlanForm({ months: pageMonths, onChange, onDone }: PlanFormProps) {
  const { t } = useMessages('plan');
  const savedParty = useParty();
  const [pax, setPax] = useState(savedParty ?? onePerson);
  const [months, setMonths] = useState(pageMonths ?? []);
  const putIntoAddress = usePutPartyIntoAddress();
  const finish = (plan: TripPlan) => {
    changeTripPlan(pageMonths ? plan : { party: plan.party });
    if (onChange) onChange(plan);
    else putIntoAddress(plan.party);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog is inside the form of the page.
    event.stopPropagation();
    finish({ party: pax, months: [...months] });
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <PartySteppers pax={pax} onChange={setPax} />
      {pageMonths && <TimeSelect months={months} onChange={setMonths} />}
      <Button type="submit" size="large" isWide>
        {t('common:buttons.apply')}
      </Button>
      {savedParty && (
        <Button look="quiet" isWide onClick={() => finish({ party: null, months: [...(pageMonths ?? [])] })}>
          {t('clear')}
        </Button>
      )}
    </form>
  );
}

type TimeSelectProps = { months: readonly string[]; onChange: (months: string[]) => void };

/** Shows the holidays and months with departures; the value of an option is its months. */
function TimeSelect({ months, onChange }: TimeSelectProps) {
  const { t, locale } = useMessages('plan');
  const { data } = useTours({ page: limits.firstPage, limit: 1 });
  const offered = data?.facets?.months.filter(({ total }) => total > 0).map(({ month }) => month) ?? [];
  const holidays = holidaysIn(offered).map(({ name, year, months }) => ({
    value: months.join(),
    label: t(`common:find.${name}`, { year }),
  }));
  const options = [
    ...holidays.filter(({ value }) => !offered.includes(value)),
    // A month that is a holiday is one option.
    ...offered.map((month) => {
      const ofMonth = holidays.filter(({ value }) => value === month).map(({ label }) => label);
      return { value: month, label: [formatMonth(month, locale), ...ofMonth].join(' · ') };
    }),
  ];
  const value = months.join();
  const isOffered = value === '' || options.some((option) => option.value === value);
  const current = {
    value,
    label: months.length === 1 ? formatMonth(value, locale) : t('chosen', { count: months.length }),
  };
  return (
    <SelectField
      label={t('when')}
      placeholder={t('any')}
      options={isOffered ? options : [current, ...options]}
      value={value}
      onChange={(event) => onChange(event.target.value.split(',').filter(Boolean))}
    />
  );
}
