import Head from 'next/head';
import { brand } from '@/config/brand';
import { useWords } from '@/i18n/use-words';
import { SectionHead } from '@/ui/static/section';
import { MembershipView } from './membership-view';

/** Membership: the member's card, what runs out soon, and every movement of points. */
export function MembershipPage() {
  const { t } = useWords('membership');
  const title = t('common:menu.membership');
  return (
    <>
      <Head>
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="description" content={t('description')} />
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHead title={title} level={1} />
      <MembershipView />
    </>
  );
}
