import { routes } from '@/config/routes';
import { todayInJakarta } from '@/domain/dates';
import { partyOfAnswer } from '@/domain/party';
import { similarCards, similarToursQuery } from '@/domain/tour/similar-tours';
import { TourTile } from '@/features/shared/tour/tour-tile';
import { usePartyTours } from '@/features/shared/tour/use-party-tours';
import { RecentTours } from '@/features/shared/tour-lists/recent-tours';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { Section } from '@/ui/static/section';
import type { DetailModel } from './detail-model';
import styles from './later-sections.module.css';

/** Shows tours of the same region and recently viewed tours. */
export function OtherTours({ tour: { id, similar: served, regional } }: { tour: DetailModel }) {
  const { t } = useMessages('tour-detail');
  const answer = usePartyTours(regional && similarToursQuery(regional.id));
  const similar = answer ? similarCards(answer.data, id, todayInJakarta(), partyOfAnswer(answer.party)) : served;
  const all = regional && <GoLink href={routes.destination(regional.id)}>{t('similar.all')}</GoLink>;
  return (
    <>
      {similar.length > 0 && (
        <Section id="similar" title={t('similar.title')} action={all} ground="soft" className={styles.similar}>
          <CardGrid>
            {similar.map((tour) => (
              <li key={tour.id}>
                <TourTile tour={tour} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      <RecentTours exceptId={id} />
    </>
  );
}
