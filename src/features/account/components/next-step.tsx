import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { ButtonLink, type ButtonLinkProps } from '@/ui/static/buttons/button';
import type { StepWords } from './step-words';

type StepTitleProps = { words: StepWords; className?: string };

/** Shows the next step of a booking. */
export function StepTitle({ words: { title, reason }, className = '' }: StepTitleProps) {
  const { lang } = useMessages();
  return (
    <p className={`tabular ${className}`}>
      <span>{title}</span>
      {reason && <span lang={lang()}>{` ${reason}`}</span>}
    </p>
  );
}

type StepLinkProps = Pick<ButtonLinkProps, 'look' | 'size'> & {
  children?: Elements;
  link: NonNullable<StepWords['link']>;
  /** The address of the trip's page, on every other page. */
  page?: string;
};

/** Shows a button that leads to where the next step is done. Its children are read to screen readers in addition. */
export function StepLink({ link: { href, label }, page = '', children, ...rest }: StepLinkProps) {
  const { t } = useMessages();
  const isOutside = !href.startsWith('#');
  return (
    <ButtonLink
      {...rest}
      href={isOutside ? href : page + href}
      icon={isOutside ? 'whatsapp' : undefined}
      target={isOutside ? '_blank' : undefined}
    >
      <span>{label}</span>
      {children}
      {isOutside && <span className="visually-hidden">{` ${t('states.opensNewTab')}`}</span>}
    </ButtonLink>
  );
}
