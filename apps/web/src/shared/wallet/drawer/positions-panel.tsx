import type { Address } from 'viem';
import { messages } from '../../message/messages.ts';
import { useAccountParts } from '../../site/account-parts.query.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const text = messages.accountDrawer;

/** The account's positions in every area. */
export function PositionsPanel({ account }: { account: Address }) {
  const { parts, retry } = useAccountParts();
  if (parts.state === 'unknown')
    return <ErrorState title={text.positionsUnread} text={text.positionsUnreadText} onRetry={retry} />;
  if (parts.state === 'loading')
    return (
      <div className="flex justify-center py-10 text-accent">
        <Spinner />
      </div>
    );
  return parts.value.map(({ Positions }, index) => <Positions key={index} account={account} />);
}
