import { Signpost } from '../pictures/drawings';
import { MessageBlock, type MessageBlockProps } from './message-block';

/** Shows the reason for an empty list and a next step. */
export function EmptyBlock(props: MessageBlockProps) {
  return <MessageBlock {...props} drawing={<Signpost />} />;
}
