import { brand, mailLink, whatsappLink } from '@/config/brand';

/** Ways to reach us that need no script. */
export function ContactWays() {
  return (
    <>
      <a href={mailLink}>{brand.email}</a> · <a href={whatsappLink()}>WhatsApp {brand.whatsapp.shown}</a>
    </>
  );
}

/** Without scripts: a sentence and another way to reach us. */
export function NoScriptHelp({ text }: { text: string }) {
  return (
    <noscript>
      <p>
        {text} <ContactWays />
      </p>
    </noscript>
  );
}
