import { formatRupiah } from '@/domain/money';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import type { PassportModel } from '../passport-model';
import styles from './passport-fees.module.css';

/** Shows the government fees from the service. */
export function PassportFees({ fees }: { fees: PassportModel['fees'] }) {
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
