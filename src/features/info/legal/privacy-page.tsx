import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { LegalPage } from './legal-page';

// Update this date with every change of the text, in both languages.
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
