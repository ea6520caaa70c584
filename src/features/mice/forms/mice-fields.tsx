import { routes } from '@/config/routes';
import { FormGroup } from '@/features/shared/business/form-group';
import { FormCheck, FormChecks, FormSelect } from '@/features/shared/form/choice-fields';
import { FormRow } from '@/features/shared/form/enquiry-form';
import { FormEmail, FormPhone, FormText, FormTextarea } from '@/features/shared/form/text-fields';
import { FormDate, FormNumber } from '@/features/shared/form/typed-fields';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Note } from '@/ui/static/messages/note';
import type { MiceModel } from '../mice-model';
import { BUDGETS, EVENT_TYPES, NEEDS_MAX } from './mice-schema';

/** Shows all fields of the enquiry; without products, the other fields remain. */
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
      <FormGroup title={t('enquiry.event')} level={3}>
        <FormRow>
          <FormSelect name="event_type" values={EVENT_TYPES} />
          <FormText name="city_or_country" placeholder={t('hint.city_or_country')} />
        </FormRow>
        <FormRow>
          <FormDate name="start_date" />
          <FormDate name="end_date" />
        </FormRow>
        <FormCheck name="flexible_dates" />
        <FormRow>
          <FormNumber name="pax" hint={t('hint.pax')} />
          <FormSelect name="budget" hint={t('hint.budget')} values={BUDGETS} />
        </FormRow>
        <FormTextarea name="needs" isOptional hint={t('hint.needs')} max={NEEDS_MAX} />
      </FormGroup>
      <FormGroup title={t('enquiry.contact')} level={3}>
        <FormText name="company" autoComplete="organization" />
        <FormRow>
          <FormText name="pic_name" autoComplete="name" />
          <FormPhone name="phone" />
        </FormRow>
        <FormEmail name="email" />
      </FormGroup>
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
