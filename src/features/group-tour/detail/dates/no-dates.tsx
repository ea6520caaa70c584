import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import type { DetailModel } from '../detail-model';
import { useWhatsappLinks } from '../use-whatsapp-links';

/** Shows a message if no departure can be chosen: there is none yet, or all are in the past. */
export function NoDates({ tour, hasPast }: { tour: DetailModel; hasPast: boolean }) {
  const { t } = useMessages('tour-detail');
  const { notify } = useWhatsappLinks(tour);
  return (
    <EmptyBlock
      headingLevel={3}
      title={t(hasPast ? 'dates.pastTitle' : 'dates.noneTitle')}
      text={t(hasPast ? 'dates.pastText' : 'dates.noneText')}
      action={
        <>
          <ButtonLink href={notify()} look="line" icon="whatsapp">
            {t('dates.notify')}
          </ButtonLink>
          {tour.similar.length > 0 && <GoLink href="#similar">{t('dates.similar')}</GoLink>}
        </>
      }
    />
  );
}
