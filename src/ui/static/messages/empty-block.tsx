import { Signpost } from '../pictures/drawings';
import { MessageBlock, type MessageBlockProps } from './message-block';

/** Replaces an empty list: the reason and a next step. */
export function EmptyBlock(props: MessageBlockProps) {
  return <MessageBlock {...props} drawing={<Signpost />} />;
}
