import { BecalmedBoat } from './drawings';
import { MessageBlock, type MessageBlockProps } from './message-block';

export function ErrorBlock(props: MessageBlockProps) {
  return <MessageBlock {...props} role="alert" drawing={<BecalmedBoat />} />;
}
