import { formatAmount } from '@tradewind/rules/amount/format-amount';
import type { Address } from '@tradewind/rules/network/address';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { CurrencyIdLogo } from '../../../shared/token-list/currency-logo.tsx';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { type ApprovalCandidate, computeTakeable, isUnlimited, type TokenApproval } from './approval.ts';
import { ApprovedName } from './approved-name.tsx';
import { RevokeButton } from './revoke-button.tsx';
import { SpenderName } from './spender-name.tsx';
import type { NameSpender } from './spender-names.query.ts';
import { useApprovedToken } from './use-approved-token.ts';

const text = messages.approval;

export interface ApprovalTableProps {
  approvals: readonly TokenApproval[];
  nameSpender: NameSpender;
  isStale: boolean;
  onRevoke: (approval: ApprovalCandidate, name: string) => void;
}

export function ApprovalTable({ approvals, nameSpender, isStale, onRevoke }: ApprovalTableProps) {
  const columns: readonly Column<TokenApproval>[] = [
    { key: 'token', label: text.token, isTitle: true, render: (row) => <TokenName approval={row} /> },
    {
      key: 'spender',
      label: text.spender,
      render: (row) => <SpenderName spender={row.spender} nameSpender={nameSpender} />,
    },
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
      isAction: 'corner',
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
    <ApprovedName
      name={name}
      address={token}
      logo={<CurrencyIdLogo id={token.toLowerCase()} symbol={name} size={32} />}
      {...(!isKnown && {
        warning: { badge: text.unlisted, label: text.aboutUnlisted, text: text.unlistedText },
      })}
    />
  );
}

function Allowance({ approval }: CellProps) {
  if (isUnlimited(approval)) return <Badge tone="warning">{text.unlimited}</Badge>;
  return <Amount token={approval.token} raw={approval.allowance} />;
}

function Takeable({ approval }: CellProps) {
  const { currency } = useApprovedToken(approval.token);
  const raw = computeTakeable(approval);
  return (
    <span className="text-right">
      <Amount token={approval.token} raw={raw} />
      {currency && raw !== undefined && raw > 0n && (
        <span className="block text-caption text-muted">
          <FiatText currency={currency} raw={raw} />
        </span>
      )}
    </span>
  );
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
    <RevokeButton
      label={text.revokeOf(name, shortenAddress(approval.spender))}
      onClick={() => onRevoke(approval, name)}
    />
  );
}
