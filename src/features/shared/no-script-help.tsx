import { brand, mailLink, whatsappLink } from '@/config/brand';

/** Without scripts: a sentence and another way to reach us. */
export function NoScriptHelp({ text }: { text: string }) {
  return (
    <noscript>
      <p>
        {text} <a href={mailLink}>{brand.email}</a> · <a href={whatsappLink()}>WhatsApp {brand.whatsapp.shown}</a>
      </p>
    </noscript>
  );
}
