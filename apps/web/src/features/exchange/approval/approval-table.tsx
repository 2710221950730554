import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { CurrencyIdLogo } from '../../../shared/token-list/currency-logo.tsx';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import { type ApprovalCandidate, computeTakeable, isUnlimited, type TokenApproval } from './approval.ts';
import type { KnownSpender } from './known-spenders.ts';
import { useApprovedToken } from './use-approved-token.ts';

const text = messages.approval;

export interface ApprovalTableProps {
  approvals: readonly TokenApproval[];
  spenders: readonly KnownSpender[];
  isStale: boolean;
  onRevoke: (approval: ApprovalCandidate, name: string) => void;
}

export function ApprovalTable({ approvals, spenders, isStale, onRevoke }: ApprovalTableProps) {
  const columns: readonly Column<TokenApproval>[] = [
    { key: 'token', label: text.token, isTitle: true, render: (row) => <TokenName approval={row} /> },
    { key: 'spender', label: text.spender, render: (row) => <Spender approval={row} spenders={spenders} /> },
    {
      key: 'allowance',
      label: text.allowance,
      isFigure: true,
      render: (row) => <Allowance approval={row} />,
    },
    { key: 'takeable', label: text.takeable, isFigure: true, render: (row) => <Takeable approval={row} /> },
    {
      key: 'action',
      label: text.action,
      isFigure: true,
      isAction: true,
      render: (row) => <Revoke approval={row} onRevoke={onRevoke} />,
    },
  ];
  return (
    <DataTable
      label={text.list}
      columns={columns}
      rows={approvals}
      toKey={({ token, spender }) => `${token}${spender}`}
      isStale={isStale}
    />
  );
}

type CellProps = { approval: TokenApproval };

function TokenName({ approval: { token } }: CellProps) {
  const { name, isKnown } = useApprovedToken(token);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <CurrencyIdLogo id={token.toLowerCase()} symbol={name} size={32} />
      <span className="min-w-0">
        <span className="block truncate text-body font-semibold">{name}</span>
        <span className="block text-caption text-muted">
          <AddressText address={token} />
        </span>
      </span>
      {!isKnown && (
        <span className="inline-flex items-center gap-1">
          <Badge tone="warning">{text.unlisted}</Badge>
          <Tooltip label={text.aboutUnlisted}>{text.unlistedText}</Tooltip>
        </span>
      )}
    </span>
  );
}

function Spender({ approval, spenders }: CellProps & Pick<ApprovalTableProps, 'spenders'>) {
  const { chainId } = useChain();
  const { spender } = approval;
  const known = spenders.find(({ address }) => isSameAddress(address, spender));
  return (
    <span className="text-right tablet:text-left">
      <span className="block font-medium">{known?.name ?? text.otherContract}</span>
      <ExternalLink href={getExplorerLink('address', spender, chainId)} className="touch-target text-caption">
        <AddressText address={spender} />
      </ExternalLink>
    </span>
  );
}

function Allowance({ approval }: CellProps) {
  if (isUnlimited(approval)) return <Badge tone="warning">{text.unlimited}</Badge>;
  return <Amount token={approval.token} raw={approval.allowance} />;
}

function Takeable({ approval }: CellProps) {
  return <Amount token={approval.token} raw={computeTakeable(approval)} />;
}

/** An amount of a token of unknown decimals is unknown too. */
function Amount({ token, raw }: { token: Address; raw: bigint | undefined }) {
  const { decimals, unit } = useApprovedToken(token);
  const amount =
    raw === undefined || decimals === undefined
      ? undefined
      : `${formatAmount(raw, decimals, { notation: 'grouped' })} ${unit}`;
  return (
    <ReadingText
      reading={toReadingOf(amount)}
      format={(value) => value}
      unknownReason={text.balanceUnknown}
    />
  );
}

type RevokeProps = CellProps & Pick<ApprovalTableProps, 'onRevoke'>;

function Revoke({ approval, onRevoke }: RevokeProps) {
  const { name } = useApprovedToken(approval.token);
  return (
    <Button
      tone="secondary"
      size="small"
      className="w-full tablet:w-auto"
      onClick={() => onRevoke(approval, name)}
      aria-haspopup="dialog"
      aria-label={text.revokeOf(name, shortenAddress(approval.spender))}
    >
      {text.revoke}
    </Button>
  );
}
