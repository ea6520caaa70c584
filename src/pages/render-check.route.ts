import type { GetServerSideProps } from 'next';
import { loadMessages } from '@/i18n/server-messages';
import { RenderCheck } from '@/server/health/render-check';

export default RenderCheck;

// Rendered for every request, because a cached page would not prove that this instance can render.
export const getServerSideProps: GetServerSideProps = async ({ res, locale }) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  return { props: await loadMessages(locale) };
};
