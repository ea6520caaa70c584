import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { LegalPage } from './legal-page';

// Update this date with every change of the text, in both languages.
const VALID_FROM = '2026-11-01';

export function TermsPage() {
  const { t } = useMessages('info');
  const related = [
    { href: routes.bookingTerms(), label: t('promotion.terms') },
    { href: routes.privacyPolicy(), label: t('common:menu.privacy') },
  ];
  return <LegalPage name="terms" path={routes.terms()} validFrom={VALID_FROM} related={related} />;
}
