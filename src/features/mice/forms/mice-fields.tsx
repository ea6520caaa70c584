import { routes } from '@/config/routes';
import { FormCheck, FormChecks, FormSelect } from '@/features/shared/form/choice-fields';
import { MoreFields } from '@/features/shared/form/more-fields';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/features/shared/form/text-fields';
import { FormDate, FormNumber } from '@/features/shared/form/typed-fields';
import { useMessages } from '@/i18n/use-messages';
import { FieldRow } from '@/ui/controls/field-row';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Note } from '@/ui/static/messages/note';
import type { MiceModel } from '../mice-model';
import { BUDGETS, EVENT_TYPES, NEEDS_MAX } from './mice-schema';

/** Shows the questions of the enquiry, and the optional ones on request; without products, the others remain. */
export function MiceFields({ products }: Pick<MiceModel, 'products'>) {
  const { t } = useMessages('mice');
  const ids = products.map(({ id }) => String(id));
  const labels = Object.fromEntries(products.map(({ id, name }) => [id, name]));
  return (
    <>
      {products.length > 0 ? (
        <FormChecks name="products" hint={t('hint.products')} values={ids} labels={labels} />
      ) : (
        <Note>{t('enquiry.noProducts')}</Note>
      )}
      <FormText name="city_or_country" placeholder={t('hint.city_or_country')} />
      <FieldRow>
        <FormDate name="start_date" hint={t('hint.start_date')} />
        <FormNumber name="pax" hint={t('hint.pax')} />
      </FieldRow>
      <FieldRow>
        <FormText name="pic_name" autoComplete="name" />
        <FormPhone name="phone" />
      </FieldRow>
      <FormEmail name="email" />
      <MoreFields>
        <FormTextarea name="needs" hint={t('hint.needs')} max={NEEDS_MAX} />
        <FieldRow>
          <FormSelect name="event_type" values={EVENT_TYPES} />
          <FormSelect name="budget" hint={t('hint.budget')} values={BUDGETS} />
        </FieldRow>
        <FormDate name="end_date" />
        <FormCheck name="flexible_dates" />
        <FormText name="company" autoComplete="organization" />
      </MoreFields>
      <p className="small muted">
        {t('enquiry.privacy')}{' '}
        <AppLink href={routes.privacyPolicy()} target="_blank">
          {t('enquiry.privacyLink')}
          <span className="visually-hidden"> {t('common:states.opensNewTab')}</span>
        </AppLink>
        .
      </p>
    </>
  );
}
