import { brand, mailLink, whatsappLink } from '@/config/brand';
import { FactLine } from '@/ui/static/fact-line';

/** Shows contact links that work without scripts. */
export function ContactWays() {
  return (
    <FactLine
      facts={[
        <a key="mail" href={mailLink}>
          {brand.email}
        </a>,
        <a key="whatsapp" href={whatsappLink()}>
          {`WhatsApp ${brand.whatsapp.shown}`}
        </a>,
      ]}
    />
  );
}

/** Shows a message with contact links if scripts are disabled. */
export function NoScriptHelp({ text }: { text: string }) {
  return (
    <noscript>
      <p>
        <span>{text}</span> <ContactWays />
      </p>
    </noscript>
  );
}
