import type { Allocation } from '@tradewind/rules/launchpad/allocation';
import { computeProgressBps } from '@tradewind/rules/launchpad/progress';
import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { formatClaim } from '../format-claim.ts';
import { computeClaimLabel, findClaim, findNextClaim, listOwnRows } from '../claim/own-claims.ts';
import type { OwnView } from './sale-view.ts';
import type { SaleAction } from '../write/sale-action.ts';
import { FreeElsewhere } from './free-elsewhere.tsx';
import { SwitchToSale } from './switch-to-sale.tsx';

const text = messages.launchpadProject;

type Accepted = Extract<Allocation, { kind: 'accepted' }>;

interface AcceptedPartProps {
  view: OwnView;
  allocation: Accepted;
  /** A write in this sale is pending. */
  isPending: boolean;
}

/** A purchase: change, claims, and the right to return it. */
export function AcceptedPart({ view, allocation, isPending }: AcceptedPartProps) {
  const { sale, buyer, blockTime, session } = view;
  const rows = listOwnRows(sale, buyer, allocation, blockTime);
  const { change, bought, accepted, refund } = allocation;
  const claim = findClaim(rows, allocation);
  const changeAction = change.amount > 0n && !change.isTaken ? toChangeAction(change.amount) : undefined;
  const isElsewhere = session.chainId !== sale.chainId;
  return (
    <>
      <div>
        <p className="text-title font-semibold wrap-anywhere">
          {text.allocation(formatClaim(bought, sale.token))}
        </p>
        <p className="text-small text-muted">{text.paidFor(formatClaim(accepted, sale.pay))}</p>
      </div>
      {change.amount > 0n && change.isTaken && (
        <p className="text-small text-muted">{text.changePaid(formatClaim(change.amount, sale.pay))}</p>
      )}
      {isElsewhere && (changeAction || claim || refund.kind === 'open') ? (
        <>
          {changeAction && (
            <p className="text-small">{text.changeText(formatClaim(change.amount, sale.pay))}</p>
          )}
          {claim && <p className="text-small">{text.dueNow(formatClaim(claim.due, sale.token))}</p>}
          <SwitchToSale session={session} />
          <FreeElsewhere
            action={claim && !claim.endsRefund ? claim : changeAction}
            isPending={isPending}
            onOpen={view.onOpen}
          />
        </>
      ) : (
        <>
          {changeAction && <ChangeButton view={view} action={changeAction} isPending={isPending} />}
          {bought === 0n ? (
            <p className="text-small text-muted">{text.claimNothing}</p>
          ) : (
            <ClaimButton view={view} allocation={allocation} isPending={isPending} />
          )}
        </>
      )}
      {bought > 0n && <ClaimFigures view={view} allocation={allocation} />}
      <RefundPart view={view} allocation={allocation} isPending={isPending} isElsewhere={isElsewhere} />
    </>
  );
}

type RefundAction = Extract<SaleAction, { kind: 'refund' }>;

function toChangeAction(amount: bigint): RefundAction {
  return { kind: 'refund', way: 'change', amount, tokens: 0n };
}

function ChangeButton({
  view: { sale, onOpen },
  action,
  isPending,
}: Omit<AcceptedPartProps, 'allocation'> & { action: RefundAction }) {
  return (
    <div className="grid gap-2">
      <p className="text-small">{text.changeText(formatClaim(action.amount, sale.pay))}</p>
      <Button
        size="large"
        tone="secondary"
        isFullWidth
        isBusy={isPending}
        aria-haspopup="dialog"
        onClick={() => onOpen(action)}
      >
        {text.claimChange}
      </Button>
    </div>
  );
}

function ClaimButton({ view, allocation, isPending }: AcceptedPartProps) {
  const { sale, buyer, blockTime, onOpen } = view;
  const rows = listOwnRows(sale, buyer, allocation, blockTime);
  const claim = findClaim(rows, allocation);
  const label = text.rowState[computeClaimLabel(rows)];
  return (
    <div className="grid gap-2">
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        disabled={claim === undefined}
        aria-haspopup={claim && 'dialog'}
        onClick={() => claim && onOpen(claim)}
      >
        {claim ? `${label} ${formatClaim(claim.due, sale.token)}` : label}
      </Button>
      {claim?.endsRefund && <p className="text-center text-small text-warning">{text.claimEndsRefund}</p>}
    </div>
  );
}

/** Progress and dates, with the way to the rows. */
function ClaimFigures({ view, allocation }: Omit<AcceptedPartProps, 'isPending'>) {
  const { sale, buyer, blockTime, onOpen } = view;
  const rows = listOwnRows(sale, buyer, allocation, blockTime);
  const progress = computeProgressBps(rows) ?? 0n;
  const next = findNextClaim(rows);
  const isDelivered = sale.state === 'delivered';
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <dl className="grid gap-1.5 text-small">
          <Detail label={text.progress}>
            {formatPercent({ numerator: progress, denominator: 10_000n })}
          </Detail>
          {next !== undefined && (
            <Detail label={text.nextClaim}>
              <TimeText seconds={Number(next)} />
            </Detail>
          )}
          {!isDelivered && (
            <Detail label={text.nextClaim}>
              {text.tba} · {text.latest} <TimeText seconds={Number(sale.latestTge)} />
            </Detail>
          )}
        </dl>
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
          <div className="h-full rounded-full bg-accent" style={{ width: `${Number(progress) / 100}%` }} />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button tone="quiet" size="small" onClick={() => onOpen({ kind: 'progress' })} aria-haspopup="dialog">
          {text.claimProgress}
        </Button>
        <Button tone="quiet" size="small" onClick={() => onOpen({ kind: 'schedule' })} aria-haspopup="dialog">
          {text.scheduleClaim}
        </Button>
      </div>
    </div>
  );
}

function RefundPart({
  view: { sale, onOpen },
  allocation: { refund },
  isPending,
  isElsewhere,
}: AcceptedPartProps & { isElsewhere: boolean }) {
  if (refund.kind === 'beforeDelivery') return <p className="text-small text-muted">{text.noTokenDate}</p>;
  if (refund.kind === 'claimed') return <p className="text-small text-muted">{text.refundAfterClaim}</p>;
  if (refund.kind === 'over')
    return sale.refundSeconds === 0n ? null : <p className="text-small text-muted">{text.refundOver}</p>;
  const { until, amount, tokens } = refund;
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-small">
      <p>
        {text.refundUntil} <TimeText seconds={Number(until)} />.
      </p>
      <p className="text-muted">
        {text.refundGivesUp(formatClaim(tokens, sale.token), formatClaim(amount, sale.pay))}
      </p>
      {!isElsewhere && (
        <Button
          tone="quiet"
          isFullWidth
          isBusy={isPending}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'refund', way: 'window', amount, tokens })}
        >
          {text.refund}
        </Button>
      )}
    </div>
  );
}
