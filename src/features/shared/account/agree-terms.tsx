import { routes } from '@/config/routes';
import { FormCheck } from '@/features/shared/form/choice-fields';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';

/** Shows the consent checkbox of an account. Its links open in a new tab, so that the form keeps its values. */
export function AgreeTerms() {
  const { t } = useMessages('auth');
  const newTab = <span className="visually-hidden"> {t('common:states.opensNewTab')}</span>;
  return (
    <FormCheck name="agree_terms">
      {t('agree.text')}{' '}
      <AppLink href={routes.terms()} target="_blank">
        {t('agree.terms')}
        {newTab}
      </AppLink>{' '}
      {t('agree.and')}{' '}
      <AppLink href={routes.privacyPolicy()} target="_blank">
        {t('agree.privacy')}
        {newTab}
      </AppLink>
      .
    </FormCheck>
  );
}
