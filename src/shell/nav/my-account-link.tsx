import { useMember } from '@/data/use-member';
import { AccountLink } from './account-link';

/** Shows the account link with the member's picture. */
export function MyAccountLink() {
  const { avatar } = useMember();
  return <AccountLink picture={avatar} />;
}
