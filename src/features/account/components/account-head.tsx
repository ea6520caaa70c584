import { useTitleFocus } from '@/features/shared/use-title-focus';
import { SectionHead, type SectionHeadProps } from '@/ui/static/section';

type AccountHeadProps = Pick<SectionHeadProps, 'intro' | 'action'> & { title: string };

/** What every member page begins with: its first heading. */
export function AccountHead(props: AccountHeadProps) {
  useTitleFocus();
  return <SectionHead {...props} level={1} />;
}
