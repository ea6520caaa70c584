import { useMember } from '@/hooks/user/use-member';
import { AccountLink } from './account-link';

/** The account link with the member's own picture. */
export function MyAccountLink() {
  const { avatar } = useMember();
  return <AccountLink picture={avatar} />;
}
