import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { ExportAction } from '../export/export-action.tsx';
import { UnreachableCard } from '../reserves/unreachable-card.tsx';
import { useHeldPools } from './holdings.query.ts';
import { PositionCard } from './position-card.tsx';

const text = messages.liquidity;

export interface HeldPositionsProps {
  account: Address;
}

/** The positions of an account, and its history as files, which come after them: what moves loses a press. */
export function HeldPositions({ account }: HeldPositionsProps) {
  const held = useHeldPools(account);
  return (
    <>
      <Positions account={account} held={held} />
      {held.positions.state !== 'loading' && <ExportAction account={account} />}
    </>
  );
}

function Positions({
  account,
  held: { positions, retry, isRetrying },
}: HeldPositionsProps & { held: ReturnType<typeof useHeldPools> }) {
  if (positions.state === 'unknown')
    return (
      <>
        <UnreachableCard onRetry={retry} isRetrying={isRetrying} />
        <InlineNotice tone="warning">{text.unknown}</InlineNotice>
      </>
    );
  if (positions.state === 'loading')
    return (
      <Card className="mb-4 flex min-h-32 items-center justify-center text-accent">
        <Spinner label={text.loading} />
      </Card>
    );
  if (positions.value.length === 0)
    return (
      <Card className="mb-4">
        <EmptyState icon="pool" title={text.none} text={text.noneText} />
      </Card>
    );
  return (
    <ul aria-label={messages.exchangeMenu.liquidity} className="mb-4 grid grid-cols-1 gap-3">
      {positions.value.map((held) => (
        <PositionCard key={held.pool.address} account={account} held={held} />
      ))}
    </ul>
  );
}
