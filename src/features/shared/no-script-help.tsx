import { brand, mailLink, whatsappLink } from '@/config/brand';

/** Shows contact links that work without scripts. */
export function ContactWays() {
  return (
    <>
      <a href={mailLink}>{brand.email}</a> · <a href={whatsappLink()}>WhatsApp {brand.whatsapp.shown}</a>
    </>
  );
}

/** Shows a message with contact links if scripts are disabled. */
export function NoScriptHelp({ text }: { text: string }) {
  return (
    <noscript>
      <p>
        {text} <ContactWays />
      </p>
    </noscript>
  );
}
