import { BecalmedBoat } from './drawings';
import { MessageBlock, type MessageBlockProps } from './message-block';

/** In place of a part that could not be loaded: what happened, and another try. */
export function ErrorBlock(props: MessageBlockProps) {
  return <MessageBlock {...props} role="alert" drawing={<BecalmedBoat />} />;
}
