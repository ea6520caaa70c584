import type { Instrumentation } from 'next';

// Run by Next when a server of the site starts, and when a page fails; its name ends as the other files for machines do.
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { start } = await import('./server/start');
  await start(process.env);
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  // Development shows the error itself. The import is inside the condition, so that the edge bundle leaves it out.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { reportServerError } = await import('./reports/server-errors');
    reportServerError(error, routePath);
  }
};
