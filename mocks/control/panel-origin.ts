/**
 * The one origin whose pages may turn the controls: that of MOCK_SITE, and only with MOCK_PANEL=on. Undefined without
 * them, and for an address that has no origin of its own, whose pages all call themselves `null`.
 */
export function panelOrigin({ MOCK_PANEL, MOCK_SITE }: NodeJS.ProcessEnv): string | undefined {
  if (MOCK_PANEL !== 'on' || !MOCK_SITE || !URL.canParse(MOCK_SITE)) return undefined;
  const { protocol, origin } = new URL(MOCK_SITE);
  return /^https?:$/.test(protocol) ? origin : undefined;
}
