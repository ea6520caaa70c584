import { useTitleFocus } from '@/features/shared/use-title-focus';
import { SectionHead, type SectionHeadProps } from '@/ui/static/section';

type AccountHeadProps = Pick<SectionHeadProps, 'intro' | 'action'> & { title: string };

/** The `h1` of a member page. */
export function AccountHead(props: AccountHeadProps) {
  useTitleFocus();
  return <SectionHead {...props} level={1} />;
}
