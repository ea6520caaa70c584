import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { MessageBlock, type MessageBlockProps } from '@/ui/static/messages/empty-block';
import { BecalmedBoat } from '@/ui/static/pictures/drawings';

type FailedBlockProps = Pick<MessageBlockProps, 'headingLevel'> & {
  title?: string;
  /** The `failureMessage` where the page has its namespace; lists show only the kind of failure. */
  text: string;
  retry: () => void;
  size?: 'large';
};

/** Shows an error message with a retry button in place of a part that failed to load. */
export function FailedBlock({ title, text, retry, size, headingLevel }: FailedBlockProps) {
  const { t } = useMessages();
  return (
    <MessageBlock
      role="alert"
      drawing={<BecalmedBoat />}
      headingLevel={headingLevel}
      title={title ?? t('errors.title')}
      text={text}
      action={
        <Button look="second" size={size} icon="refresh" onClick={retry}>
          {t('buttons.retry')}
        </Button>
      }
    />
  );
}
