// Run once by Next when a server of the site starts; its name ends as the other files for machines do.
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { start } = await import('./server/start');
  await start(process.env);
}
