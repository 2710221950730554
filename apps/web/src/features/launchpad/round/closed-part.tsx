import { computeAllocation } from '@tradewind/rules/launchpad/allocation';
import { messages } from '../../../shared/message/messages.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { formatClaim } from '../format-claim.ts';
import type { Closing } from '../closing/closing-plan.ts';
import { toSaleTag } from '../write/sale-tag.ts';
import { AcceptedPart } from './accepted-part.tsx';
import type { PanelState } from './panel-state.ts';
import type { OwnView } from './sale-view.ts';
import { FreeElsewhere } from './free-elsewhere.tsx';
import { SwitchToSale } from './switch-to-sale.tsx';

const text = messages.launchpadProject;

/** What a sale that takes no joins any more means for the account. */
export function ClosedPart({ view, state }: { view: OwnView; state: PanelState }) {
  const { sale, buyer, blockTime, session } = view;
  const isPending = useIsTagPending(toSaleTag(sale.address), session.account);
  const allocation = computeAllocation(sale, buyer, blockTime);
  const closing = <ClosingButton view={view} state={state} isPending={isPending} />;
  if (allocation.kind === 'notJoined')
    return (
      <>
        <p className="font-semibold">{text.notJoined}</p>
        {closing}
      </>
    );
  if (allocation.kind === 'committed')
    return (
      <>
        <p className="text-title font-semibold">{text.calculating}</p>
        <p className="text-small text-muted">{text.paidFor(formatClaim(allocation.committed, sale.pay))}</p>
        {closing}
      </>
    );
  if (allocation.kind === 'dead') return <DeadPart view={view} due={allocation.due} isPending={isPending} />;
  if (allocation.kind === 'refunded')
    return (
      <>
        <Button size="large" isFullWidth disabled>
          {text.refunded}
        </Button>
        <p className="text-center text-small text-muted">
          {text.refundedAmount(formatClaim(allocation.amount, sale.pay))}
        </p>
      </>
    );
  return <AcceptedPart view={view} allocation={allocation} isPending={isPending} />;
}

/** Everything that was paid comes back; the account alone gets it, from any caller. */
function DeadPart({ view, due, isPending }: { view: OwnView; due: bigint; isPending: boolean }) {
  const { sale, session, onOpen } = view;
  const action = { kind: 'refund', way: 'dead', amount: due, tokens: 0n } as const;
  return (
    <>
      {due > 0n && <p className="text-small">{text.deadOwn(formatClaim(due, sale.pay))}</p>}
      {session.chainId !== sale.chainId && due > 0n ? (
        <>
          <SwitchToSale session={session} />
          <FreeElsewhere action={action} isPending={isPending} onOpen={onOpen} />
        </>
      ) : (
        <Button
          size="large"
          isFullWidth
          isBusy={isPending}
          disabled={due === 0n}
          aria-haspopup="dialog"
          onClick={() => onOpen(action)}
        >
          {text.claimRemaining}
        </Button>
      )}
    </>
  );
}

interface ClosingButtonProps {
  view: OwnView;
  state: PanelState;
  isPending: boolean;
}

/** The keeper settles within this time; before it nobody needs to pay for that. */
const keeperSeconds = 60n;

/** Anybody may settle a sale that is over, or cancel a dead one; the keeper does it too. */
function ClosingButton({ view, state, isPending }: ClosingButtonProps) {
  const { sale, session, onOpen } = view;
  const way = findWay(state);
  if (way === undefined) return null;
  if (way !== 'fail' && view.time < sale.closeAt + keeperSeconds)
    return <p className="text-small text-muted">{text.settleSoon}</p>;
  return (
    <div className="grid gap-2">
      <p className="text-small text-muted">{way === 'fail' ? text.cancelLate : text.settleLate}</p>
      {session.chainId === sale.chainId ? (
        <Button
          tone="secondary"
          isFullWidth
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'settle', way })}
        >
          {way === 'fail' ? text.cancelYourself : text.settleYourself}
        </Button>
      ) : (
        <SwitchToSale session={session} />
      )}
    </div>
  );
}

function findWay(state: PanelState): Closing['way'] | undefined {
  if (state.kind === 'settling') return state.call;
  return state.kind === 'dead' && !state.isCancelled ? 'fail' : undefined;
}
