import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { TextPage } from '@/features/shared/text-page';
import { useMessages } from '@/i18n/use-messages';
import { Prose } from '@/ui/static/prose';
import type { TermsModel } from './terms-model';

/** Shows the booking terms: key points first, then every section; also for print. */
export function BookingTermsPage({ terms }: { terms: TermsModel }) {
  const { t, locale, lang } = useMessages('booking');
  return (
    <TextPage
      title={t('terms.title')}
      description={t('terms.description', { brand: brand.name })}
      path={routes.bookingTerms()}
      lead={t('terms.lead')}
      parent={{ label: t('common:menu.tours'), href: routes.tours() }}
      date={t('common:states.updatedAt', { date: formatDate(terms.updatedAt, locale) })}
      print={t('terms.print')}
      contents={t('terms.contents')}
      summary={{ title: t('terms.points'), points: terms.keyPoints }}
      sections={terms.sections.map(({ html, ...section }) => ({ ...section, body: <Prose html={html} /> }))}
      lang={lang()}
    />
  );
}
