import { whatsappLink } from '@/config/brand';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink, type ButtonLinkProps } from '@/ui/static/buttons/button';

type WhatsappButtonProps = Omit<ButtonLinkProps, 'href' | 'icon' | 'target'> & {
  /** The message that the visitor may send. */
  text: string;
};

/** Shows a link to a prepared WhatsApp message, which opens in a new tab. Without children it says "ask". */
export function WhatsappButton({ text, children, ...rest }: WhatsappButtonProps) {
  const { t } = useMessages();
  return (
    <ButtonLink href={whatsappLink(text)} target="_blank" icon="whatsapp" {...rest}>
      {children ?? t('buttons.askWhatsapp')}
    </ButtonLink>
  );
}
