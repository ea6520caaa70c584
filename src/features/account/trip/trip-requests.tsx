import { dayAndTime } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Trip } from '@/domain/trip';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Tag } from '@/ui/static/tag';
import { AskForm, FormPlaceholder } from './ask-form';
import styles from './trip.module.css';
import { Section } from './trip-sections';

type Requests = NonNullable<Trip['requests']>;

const RequestForm = loadOnUse(() => import('./request-form').then((part) => part.RequestForm), FormPlaceholder);

const toneOf = { received: 'blue', agreed: 'green', declined: 'sand' } as const;

/** Shows what the member asked for with its states, and the form for another request while the trip is ahead. */
export function TripRequests({ trip, requests, isAhead }: { trip: Trip; requests: Requests; isAhead: boolean }) {
  const { t } = useMessages('trip');
  if (requests.length === 0 && !isAhead) return null;
  return (
    <Section id="requests" title={t('requests.title')}>
      {requests.length > 0 && <RequestList requests={requests} />}
      {isAhead && (
        <AskForm
          text={t('requests.text')}
          label={t('requests.open')}
          form={(props) => <RequestForm trip={trip} {...props} />}
        />
      )}
    </Section>
  );
}

function RequestList({ requests }: { requests: Requests }) {
  const { t, locale, lang } = useMessages('trip');
  return (
    <ul className={styles.rows}>
      {requests.map(({ kind, text, sent_at: sentAt, state, answer, cost }, index) => {
        const time = dayAndTime(sentAt, locale);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two requests can have the same time
          <li key={index}>
            <p className="cluster small tabular">
              <Tag tone={toneOf[state]}>{t(`requests.state.${state}`)}</Tag>
              <b>{t(`option.kind.${kind}`)}</b>
              {time && <span className="muted">{t('proofs.sent', time)}</span>}
            </p>
            <dl className={styles.talk}>
              <dt className="small muted">{t('requests.you')}</dt>
              <dd>{text}</dd>
              {answer && <dt className="small muted">{t('requests.us')}</dt>}
              {answer && <dd lang={lang()}>{answer}</dd>}
            </dl>
            {cost !== null && (
              <p className={`tabular ${styles.cost}`}>
                {cost === 0 ? t('requests.free') : t('requests.cost', { amount: formatRupiah(cost) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
