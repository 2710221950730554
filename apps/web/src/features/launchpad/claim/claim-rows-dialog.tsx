import { computeAllocation } from '@tradewind/rules/launchpad/allocation';
import { type ClaimRow, streamRound } from '@tradewind/rules/launchpad/claim-row';
import { messages } from '../../../shared/message/messages.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { formatClaim } from '../format-claim.ts';
import { formatShare } from '../round/format-schedule.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';
import type { SaleAction } from '../write/sale-action.ts';
import { toSaleTag } from '../write/sale-tag.ts';
import { findClaim, listOwnRows } from './own-claims.ts';

const text = messages.launchpadProject;

export interface ClaimRowsDialogProps {
  kind: 'progress' | 'schedule';
  session: WalletSession;
  sale: Sale;
  buyer: SaleBuyer;
  /** Chain seconds. */
  time: bigint;
  onClaim: (claim: Extract<SaleAction, { kind: 'claim' }>) => void;
  onClose: () => void;
}

/** `Claim Progress`, whose rows claim, and `Schedule Claim`: the dates alone. */
export function ClaimRowsDialog({ kind, onClose, ...shown }: ClaimRowsDialogProps) {
  const { sale, buyer, time, session, onClaim } = shown;
  const allocation = computeAllocation(sale, buyer, time);
  const rows = listOwnRows(sale, buyer, allocation, time);
  const isPending = useIsTagPending(toSaleTag(sale.address), session.account);
  const isHere = session.chainId === sale.chainId;
  const all = findClaim(rows, allocation);
  const renderAction = (row: ClaimRow) => {
    const claim = findClaim([row], allocation);
    if (claim === undefined || !isHere) return <span className="text-muted">{text.rowState[row.state]}</span>;
    return (
      <Button size="small" tone="secondary" isBusy={isPending} onClick={() => onClaim(claim)}>
        {text.claim}
      </Button>
    );
  };
  const columns = listColumns(sale, kind);
  return (
    <Dialog
      isOpen
      shape="drawer"
      onClose={onClose}
      title={kind === 'progress' ? text.claimProgress : text.scheduleClaim}
      footer={
        kind === 'progress' && all && isHere && all.rounds.length > 0 && rows.length > 1 ? (
          <Button size="large" isFullWidth isBusy={isPending} onClick={() => onClaim(all)}>
            {text.claim} {formatClaim(all.due, sale.token)}
          </Button>
        ) : undefined
      }
    >
      <div className="-mx-4">
        <DataTable
          label={kind === 'progress' ? text.claimProgress : text.scheduleClaim}
          columns={
            kind === 'progress'
              ? [{ key: 'action', label: text.column.action, render: renderAction }, ...columns]
              : columns
          }
          rows={rows}
          toKey={({ claimRound }) => String(claimRound)}
        />
      </div>
    </Dialog>
  );
}

function listColumns(sale: Sale, kind: ClaimRowsDialogProps['kind']): Column<ClaimRow>[] {
  return [
    {
      key: 'claimable',
      label: text.column.claimable,
      isFigure: true,
      render: (row) =>
        row.claimRound === streamRound ? (
          <StreamAmount sale={sale} row={row} showsDue={kind === 'progress'} />
        ) : (
          formatClaim(row.tokens, sale.token)
        ),
    },
    {
      key: 'date',
      label: text.column.claimDate,
      render: ({ date }) => (date === undefined ? text.tba : <TimeText seconds={Number(date)} />),
    },
    {
      key: 'percent',
      label: text.column.percent,
      isFigure: true,
      render: ({ share }) => formatShare(share),
    },
  ];
}

/** A stream pays a part: beside the claims it shows the due part, so that the rows sum to the button. */
function StreamAmount({ sale, row, showsDue }: { sale: Sale; row: ClaimRow; showsDue: boolean }) {
  const all = formatClaim(row.tokens, sale.token);
  const isPart = showsDue && row.state === 'claim';
  return (
    <span className="grid">
      {isPart ? formatClaim(row.due, sale.token) : all}
      <span className="text-caption text-muted">{isPart ? text.streamedOf(all) : text.streamed}</span>
    </span>
  );
}
