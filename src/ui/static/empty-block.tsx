import { Signpost } from './drawings';
import { MessageBlock, type MessageBlockProps } from './message-block';

export function EmptyBlock(props: MessageBlockProps) {
  return <MessageBlock {...props} drawing={<Signpost />} />;
}
