import type { GetServerSideProps } from 'next';
import { createElement } from 'react';
import { loadMessages } from '@/i18n/server-messages';

/** The page of the readiness check. It has no messages, data or layout, so that only a rendering failure can break it. */
export default function RenderCheck() {
  return createElement('p', { 'data-render-check': true });
}

// Rendered for every request, because a cached page would not prove that this instance can render.
export const getServerSideProps: GetServerSideProps = async ({ res, locale }) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  return { props: { messages: await loadMessages(locale) } };
};
