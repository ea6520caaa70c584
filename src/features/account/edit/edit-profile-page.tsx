import dynamic from 'next/dynamic';
import Head from 'next/head';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { GoLink } from '@/ui/static/go-link';
import { SectionHead } from '@/ui/static/section';
import { EditSkeleton } from './edit-skeleton';

const EditProfile = dynamic(() => import('./edit-profile').then((part) => part.EditProfile), {
  ssr: false,
  loading: ({ error }) => <EditSkeleton error={error} />,
});

/** Edit Profile: the details, and beside them the photo. */
export function EditProfilePage() {
  const { t } = useWords('edit-profile');
  const title = t('common:menu.editProfile');
  return (
    <>
      <Head>
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="description" content={t('description')} />
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHead
        title={title}
        level={1}
        intro={t('intro')}
        action={<GoLink href={routes.changePassword()}>{t('common:menu.changePassword')}</GoLink>}
      />
      <EditProfile />
    </>
  );
}
