import { useMessages } from '@/i18n/use-messages';

/** Shows a link to the authority's website, named by its host; it opens in a new tab. */
export function OfficialLink({ url }: { url: string }) {
  const { t } = useMessages('visa');
  if (!/^https?:\/\//.test(url)) return <span>{url}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <span>{hostOf(url)}</span> <span className="visually-hidden">{t('common:states.opensNewTab')}</span>
    </a>
  );
}

function hostOf(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').split('/', 1)[0] ?? url;
}
