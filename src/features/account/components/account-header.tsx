import { PageMeta } from '@/features/shared/meta/page-meta';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { useMessages } from '@/i18n/use-messages';
import { SectionHeader, type SectionHeaderProps } from '@/ui/static/section';

/** Shows the `h1` of a member page. */
export function AccountHeader(props: Pick<SectionHeaderProps, 'intro' | 'action'> & { title: string }) {
  useTitleFocus();
  return <SectionHeader {...props} level={1} />;
}

/** Makes the head of a member page from message keys. It is rendered outside the guard, for a title in the static HTML. */
export const accountMeta = (title: string, description: string) =>
  function AccountMeta() {
    const { t } = useMessages();
    return <PageMeta title={t(title)} description={t(description)} isHidden />;
  };
