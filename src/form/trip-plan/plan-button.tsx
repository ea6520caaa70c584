import type { ReactNode } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useOpening } from '@/lib/defer/use-opening';
import { chipClass } from '@/ui/static/buttons/chip';
import { Icon } from '@/ui/static/pictures/icon';
import { partyLabels } from './party-words';
import type { PlanDialogProps } from './plan-dialog';
import { useParty } from './use-party';

const PlanDialog = loadOnUse(() => import('./plan-dialog').then((part) => part.PlanDialog));

type PlanButtonProps = Pick<PlanDialogProps, 'months' | 'onChange'> & { className?: string; children: ReactNode };

/** Shows a button that opens the question who wants to travel, and with `months` also when. */
export function PlanButton({ className, children, ...dialog }: PlanButtonProps) {
  const { isOpen, wasOpened, open, close } = useOpening();
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      {wasOpened && <PlanDialog isOpen={isOpen} onClose={close} {...dialog} />}
    </>
  );
}

/** Shows the party, or asks for it, as a button beside a list. */
export function PartyButton(props: Omit<PlanButtonProps, 'className' | 'children'>) {
  return (
    <PlanButton className={chipClass} {...props}>
      <PartyLabel />
    </PlanButton>
  );
}

/** Shows the party, or a question for it, as the content of a button. */
export function PartyLabel() {
  const { t } = useMessages();
  const party = useParty();
  return (
    <>
      <Icon name="users" size={18} />
      <span>
        {party && <span className="visually-hidden">{`${t('party.who')}:`}</span>}{' '}
        <span>{party ? partyLabels(party, t).join(', ') : t('party.ask')}</span>
      </span>
    </>
  );
}
