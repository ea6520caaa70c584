import { useTitleFocus } from '@/features/shared/use-title-focus';
import { SectionHeader, type SectionHeaderProps } from '@/ui/static/section';

type AccountHeaderProps = Pick<SectionHeaderProps, 'intro' | 'action'> & { title: string };

/** Shows the `h1` of a member page. */
export function AccountHeader(props: AccountHeaderProps) {
  useTitleFocus();
  return <SectionHeader {...props} level={1} />;
}
