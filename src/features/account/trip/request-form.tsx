import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { paymentTermsQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { useSend } from '@/data/use-send';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { cancellationSteps } from '@/domain/tour/cancellation';
import type { Trip } from '@/domain/trip';
import { FormSelect } from '@/form/choice-fields';
import { FormShell } from '@/form/form-shell';
import type { Rules } from '@/form/rules/rules';
import { FormTextarea } from '@/form/text-fields';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { showSuccess } from '@/state/toasts';

const KINDS = ['room', 'seat', 'cancel', 'other'] as const;
const TEXT_MAX = 500;

const noRequest = { kind: '', text: '' };

const requestSchema = (rules: Rules) =>
  v.object({ kind: rules.choice('kind', KINDS), text: rules.text('text', TEXT_MAX) });

/** Shows the form with which a member asks for a change. */
export function RequestForm({ trip, onSent }: { trip: Trip; onSent: () => void }) {
  const { t } = useMessages('trip');
  const { reservation_code: code = '', itinerary_id: departure, date } = trip;
  const { send } = useSend('sendTripRequest', { invalidates: ['getBooking'] });
  const state = useEnquiryForm({
    // Without the reservation code, which must not stay on the device after the member has signed out.
    name: `trip-request-${departure ?? date}`,
    namespace: 'trip',
    schema: requestSchema,
    defaults: noRequest,
    send: (body) => send({ path: { code }, body }),
    onSent: () => {
      showSuccess(t('requests.done'));
      onSent();
    },
  });
  return (
    <FormShell state={state} submit={t('requests.send')} whatsappText={t('help.text', { code })}>
      <FormSelect name="kind" values={KINDS} />
      <RequestCost leaves={date} />
      <FormTextarea name="text" max={TEXT_MAX} hint={t('requests.hint')} />
    </FormShell>
  );
}

/** Says what the request costs: a cancellation by the terms of payment, everything else after the answer. */
function RequestCost({ leaves }: { leaves: string }) {
  const { t, locale } = useMessages('trip');
  const kind = useWatch({ name: 'kind' });
  const isCancel = kind === 'cancel';
  const fees = useRead(isCancel ? paymentTermsQuery() : null).data?.data.cancellation_fees ?? [];
  if (!kind) return null;
  const [step] = isCancel ? cancellationSteps(fees, leaves, todayInJakarta()) : [];
  if (!step) return <p className="small">{t('requests.costLater')}</p>;
  const { until, percent } = step;
  const date = formatDate(until, locale);
  return (
    <p className="small tabular">
      {percent === null ? t('requests.cancelDeposit', { date }) : t('requests.cancelPercent', { date, percent })}
    </p>
  );
}
