import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { paymentTermsQuery } from '@/data/operations/tour';
import { useRead } from '@/data/use-read';
import { useSend } from '@/data/use-send';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { cancellationSteps } from '@/domain/tour/cancellation';
import { feeBaseOfTrip } from '@/domain/tour/fee-base';
import type { Trip } from '@/domain/trip';
import { feeWords } from '@/features/shared/payment/fee-words';
import { FormSelect } from '@/form/choice-fields';
import { FormShell } from '@/form/form-shell';
import { RestoredNote } from '@/form/restored-note';
import type { Rules } from '@/form/rules/rules';
import { FormTextarea } from '@/form/text-fields';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import type { AskedFormProps } from './ask-form';

const KINDS = ['room', 'seat', 'cancel', 'other'] as const;
const TEXT_MAX = 500;

const requestSchema = (rules: Rules) =>
  v.object({ trip: v.string(), kind: rules.choice('kind', KINDS), text: rules.text('text', TEXT_MAX) });

/** Shows the form with which a member asks for a change. */
export function RequestForm({ trip, onSent }: { trip: Trip } & AskedFormProps) {
  const { t } = useMessages('trip');
  const { reservation_code: code = '' } = trip;
  // The draft names its trip. It is removed with the session (`src/state/device-storage.ts`).
  const defaults = useMemo(() => ({ trip: code, kind: '', text: '' }), [code]);
  const { send } = useSend('sendTripRequest', { invalidates: ['getBooking'] });
  const state = useEnquiryForm({
    name: 'trip-request',
    namespace: 'trip',
    schema: requestSchema,
    defaults,
    send: ({ kind, text }) => send({ path: { code }, body: { kind, text } }),
    onSent: () => onSent(t('requests.done')),
  });
  const { getValues, setFocus } = state.form;
  const { startAgain } = state;
  const start = useEffectEvent(() => {
    if (getValues('trip') !== code) startAgain();
    setFocus('kind');
  });
  useEffect(() => start(), []);
  return (
    <FormShell state={state} submit={t('requests.send')} whatsappText={t('help.text', { code })}>
      <RestoredNote state={state} />
      <FormSelect name="kind" values={KINDS} />
      <RequestCost trip={trip} />
      <FormTextarea name="text" max={TEXT_MAX} hint={t('requests.hint')} />
    </FormShell>
  );
}

/** Says what the request costs: a cancellation by the terms of payment, everything else after the answer. */
function RequestCost({ trip }: { trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const kind = useWatch({ name: 'kind' });
  const isCancel = kind === 'cancel';
  const fees = useRead(isCancel ? paymentTermsQuery() : null).data?.data.cancellation_fees ?? [];
  if (!kind) return null;
  const [step] = isCancel ? cancellationSteps(fees, trip.date, todayInJakarta(), feeBaseOfTrip(trip)) : [];
  return (
    <p className="small tabular">
      {step
        ? t('requests.cancel', { date: formatDate(step.until, locale), fee: feeWords(step, t) })
        : t('requests.costLater')}
    </p>
  );
}
