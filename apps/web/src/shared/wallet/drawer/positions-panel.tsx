import type { Address } from 'viem';
import { messages } from '../../message/messages.ts';
import { AccountParts } from '../account-parts.tsx';

const text = messages.accountDrawer;

/** The account's positions in every area. */
export function PositionsPanel({ account }: { account: Address }) {
  const unread = { title: text.positionsUnread, text: text.positionsUnreadText };
  return <AccountParts unread={unread}>{({ Positions }) => <Positions account={account} />}</AccountParts>;
}
