import Head from 'next/head';
import { brand } from '@/config/brand';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { SectionHead, type SectionHeadProps } from '@/ui/static/section';

type AccountHeadProps = Pick<SectionHeadProps, 'intro' | 'action'> & { title: string; description: string };

/** What every member page begins with: its title, kept out of search, and its first heading. */
export function AccountHead({ title, description, intro, action }: AccountHeadProps) {
  useTitleFocus();
  return (
    <>
      <Head>
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHead title={title} level={1} intro={intro} action={action} />
    </>
  );
}
