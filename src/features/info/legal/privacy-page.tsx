import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { LegalPage } from './legal-page';

// Changes with the text, in both languages at once.
const VALID_FROM = '2026-11-01';

export function PrivacyPage() {
  const { t } = useMessages('common');
  return (
    <LegalPage
      name="privacy"
      path={routes.privacyPolicy()}
      validFrom={VALID_FROM}
      related={[{ href: routes.terms(), label: t('menu.terms') }]}
    />
  );
}
