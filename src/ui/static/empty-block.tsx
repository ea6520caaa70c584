import { Signpost } from './drawings';
import { MessageBlock, type MessageBlockProps } from './message-block';

/** In place of a list with nothing in it: why, and what to do. */
export function EmptyBlock(props: MessageBlockProps) {
  return <MessageBlock {...props} drawing={<Signpost />} />;
}
