import { PageHead } from '@/features/shared/head/page-head';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { SectionHead, type SectionHeadProps } from '@/ui/static/section';

type AccountHeadProps = Pick<SectionHeadProps, 'intro' | 'action'> & { title: string; description: string };

/** What every member page begins with: its title, kept out of search, and its first heading. */
export function AccountHead({ title, description, intro, action }: AccountHeadProps) {
  useTitleFocus();
  return (
    <>
      <PageHead title={title} description={description} isHidden />
      <SectionHead title={title} level={1} intro={intro} action={action} />
    </>
  );
}
