import Head from 'next/head';
import { brand } from '@/config/brand';
import { useWords } from '@/i18n/use-words';
import { SectionHead } from '@/ui/static/section';
import { ProfileView } from './components/profile-view';

/** Who the member is, as the service knows them, and the ways to change it. */
export function ProfilePage() {
  const { t } = useWords('profile');
  const title = t('common:menu.profile');
  return (
    <>
      <Head>
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="description" content={t('description')} />
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHead title={title} level={1} />
      <ProfileView />
    </>
  );
}
