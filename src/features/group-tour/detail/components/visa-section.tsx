import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { passportNeededUntil } from '@/domain/passport';
import type { Departure } from '@/domain/tour/departure';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Note } from '@/ui/static/messages/note';
import { Section } from '@/ui/static/section';
import { Tag, type TagTone } from '@/ui/static/tag';
import type { DetailModel, VisaModel } from '../detail-model';
import styles from './later-sections.module.css';

const TONES: Record<NonNullable<VisaModel['entry']>['type'], TagTone> = {
  visa_free: 'green',
  e_visa: 'blue',
  visa_required: 'amber',
};

/** Shows each country's visa requirements for an Indonesian passport, and how long the passport must be valid. */
export function VisaSection({ tour, departure }: { tour: DetailModel; departure: Departure | null }) {
  const { t, locale } = useMessages('tour-detail');
  return (
    <Section id="visa" title={t('visa.title')} intro={t('visa.text')} isBare>
      {tour.visa ? (
        <ul className={styles.visa}>
          {tour.visa.map((visa) => (
            <VisaRow key={visa.countries.join()} visa={visa} />
          ))}
        </ul>
      ) : (
        <GoLink href={routes.visaAndPassport()}>{t('visa.all')}</GoLink>
      )}
      <Note icon="passport">
        {departure
          ? t('visa.passportUntil', {
              until: formatDate(passportNeededUntil(departure.to), locale),
              back: formatDate(departure.to, locale),
            })
          : t('visa.passport')}
      </Note>
    </Section>
  );
}

function VisaRow({ visa: { countries, entry } }: { visa: VisaModel }) {
  const lang = useContentLang();
  const { t } = useMessages('tour-detail');
  // A visa for several countries is shown with its name: "Schengen: Prancis, Belgia".
  const names = countries.join(', ');
  const title = !entry || names === entry.name ? names : `${entry.name}: ${names}`;
  const noTime = !entry ? 'visa.unknown' : entry.type === 'visa_free' ? 'visa.noTime' : 'visa.timeOpen';
  return (
    <li>
      <div>
        <div className={`cluster ${styles.country}`}>
          <h3>{title}</h3>
          {entry && <Tag tone={TONES[entry.type]}>{t(`visa.types.${entry.type}`)}</Tag>}
        </div>
        <p className="small muted">
          {entry?.processingTime ? (
            <>
              {t('visa.time')} <span lang={lang(entry.language)}>{entry.processingTime}</span>
            </>
          ) : (
            t(noTime)
          )}
        </p>
      </div>
      {entry && (
        <GoLink
          href={routes.visaAndPassport({ country: entry.id })}
          aria-label={t('visa.detailOf', { country: entry.name })}
          data-print="none"
        >
          {t('visa.detail')}
        </GoLink>
      )}
    </li>
  );
}
