import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { LegalPage } from './legal-page';

// Update this date with every change of the text, in both languages.
const VALID_FROM = '2026-12-01';

// Only a build with an address for reports sends them.
const LEFT_OUT = [
  ...(process.env.NEXT_PUBLIC_ERROR_REPORTS_DSN ? [] : ['errorReports']),
  ...(process.env.NEXT_PUBLIC_VISIT_REPORTS_URL ? [] : ['visitReports']),
];

export function PrivacyPage() {
  const { t } = useMessages('common');
  return (
    <LegalPage
      name="privacy"
      path={routes.privacyPolicy()}
      validFrom={VALID_FROM}
      leftOut={LEFT_OUT}
      related={[{ href: routes.terms(), label: t('menu.terms') }]}
    />
  );
}
