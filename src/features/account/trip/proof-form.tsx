import { useEffect } from 'react';
import { useSend } from '@/data/use-send';
import { FormFile } from '@/form/file-field';
import { FormShell } from '@/form/form-shell';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import type { AskedFormProps } from './ask-form';
import { PROOF, proofSchema } from './proof-file';

const noProof = { proof: null as FileList | null };

/** Shows the form that hands in a photo or PDF of a transfer. */
export function ProofForm({ code, onSent }: { code: string } & AskedFormProps) {
  const { t } = useMessages('trip');
  const { send } = useSend('sendPaymentProof', { invalidates: ['getBooking', 'listBookings'] });
  const state = useEnquiryForm({
    name: 'payment-proof',
    namespace: 'trip',
    schema: proofSchema,
    defaults: noProof,
    send: ({ proof }) => send({ path: { code }, body: { proof } }),
    onSent: () => onSent(t('proofs.done')),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('proof'), [setFocus]);
  return (
    <FormShell state={state} submit={t('proofs.send')} whatsappText={t('help.text', { code })}>
      <FormFile
        name="proof"
        choose={t('proofs.choose')}
        hint={t('proofs.hint', { n: PROOF.maxMb })}
        endings={PROOF.endings}
      />
    </FormShell>
  );
}
