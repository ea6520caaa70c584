import { whatsappLink } from '@/config/brand';
import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Prose } from '@/ui/static/prose';
import type { PassportModel } from '../passport-model';
import { OfficialLink } from './official-link';
import { PassportCalculator } from './passport-calculator';
import styles from './passport-panel.module.css';

/** Shows how to get a passport: documents for each occasion, the six-month rule and the fees. */
export function PassportPanel({ passport }: { passport: PassportModel }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('visa');
  const { sections, fees, notesHtml, updatedAt, officialUrl } = passport;
  return (
    <section aria-labelledby="passport-title" className={`stack ${styles.columns}`}>
      <div className={styles.header}>
        <h2 id="passport-title">{t('passport.title')}</h2>
        <p className="small muted">{t('detail.checked', { date: formatDate(updatedAt, locale) })}</p>
      </div>
      <PassportCalculator />
      <div className={`stack ${styles.text}`}>
        {sections.length > 0 ? (
          <Accordion>
            {sections.map((section, index) => (
              <AccordionItem key={section.key} title={section.title} isOpen={index === 0} lang={lang()}>
                <p className="measure">{section.description}</p>
                <ul className={styles.documents}>
                  {section.documents.map((document) => (
                    <li key={document}>{document}</li>
                  ))}
                </ul>
              </AccordionItem>
            ))}
          </Accordion>
        ) : (
          <EmptyBlock
            headingLevel={3}
            title={t('passport.none')}
            text={t('passport.noneText')}
            action={
              <ButtonLink href={whatsappLink(t('passport.message'))} target="_blank" look="second" icon="whatsapp">
                {t('common:buttons.askWhatsapp')}
              </ButtonLink>
            }
          />
        )}
        {fees.length > 0 && <PassportFees fees={fees} />}
        {notesHtml && <Prose html={notesHtml} lang={lang()} />}
        {officialUrl && (
          <p>
            {t('facts.official')}: <OfficialLink url={officialUrl} />
          </p>
        )}
      </div>
    </section>
  );
}

/** Shows the government fees from the service. */
function PassportFees({ fees }: { fees: PassportModel['fees'] }) {
  const lang = useContentLang();
  const { t } = useMessages('visa');
  return (
    <section aria-labelledby="fees-title">
      <h3 id="fees-title">{t('passport.fees')}</h3>
      <table className={styles.table} aria-labelledby="fees-title">
        <thead>
          <tr>
            <th scope="col">{t('passport.service')}</th>
            <th scope="col">{t('passport.fee')}</th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ name, price }) => (
            <tr key={name}>
              <th scope="row" lang={lang()}>
                {name}
              </th>
              <td>{formatRupiah(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
