import { isSameAddress } from '@tradewind/rules/network/address';
import type { Address } from 'viem';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { SiteSpender } from '../../../shared/site/spender-part.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { ApprovedName } from './approved-name.tsx';
import { type StandingNft, toApprovalKey } from './nft-approval.ts';
import { RevokeButton } from './revoke-button.tsx';
import { SpenderName } from './spender-name.tsx';
import type { NameSpender } from './spender-names.query.ts';

const text = messages.approval;

export interface NftTableProps {
  approvals: readonly StandingNft[];
  /** The contracts of the site; their collections are known. */
  spenders: readonly SiteSpender[];
  nameSpender: NameSpender;
  isStale: boolean;
  /** With the collection, and which of its NFTs. */
  onRevoke: (approval: StandingNft, name: string) => void;
}

/** The approvals of NFTs: of all of a collection, or of one. */
export function NftTable({ approvals, spenders, nameSpender, isStale, onRevoke }: NftTableProps) {
  const known = spenders.flatMap(({ collections }) => collections);
  const columns: readonly Column<StandingNft>[] = [
    {
      key: 'collection',
      label: text.collection,
      isTitle: true,
      render: (row) => <Collection approval={row} known={known} />,
    },
    {
      key: 'spender',
      label: text.spender,
      render: (row) => <SpenderName spender={row.operator} nameSpender={nameSpender} />,
    },
    { key: 'allowance', label: text.allowance, isFigure: true, render: (row) => <Allowed approval={row} /> },
    { key: 'takeable', label: text.takeable, isFigure: true, render: (row) => <Takeable approval={row} /> },
    {
      key: 'action',
      label: text.action,
      isFigure: true,
      isAction: 'corner',
      render: (row) => (
        <RevokeButton
          label={text.revokeOf(toName(row), shortenAddress(row.operator))}
          onClick={() => onRevoke(row, toName(row))}
        />
      ),
    },
  ];
  return (
    <DataTable
      label={text.nftList}
      columns={columns}
      rows={approvals}
      toKey={toApprovalKey}
      isStale={isStale}
    />
  );
}

type CellProps = { approval: StandingNft };

function Collection({ approval, known }: CellProps & { known: readonly Address[] }) {
  const { collection, name } = approval;
  const isKnown = known.some((one) => isSameAddress(one, collection));
  return (
    <ApprovedName
      name={name}
      address={collection}
      {...(!isKnown && {
        warning: { badge: text.stranger, label: text.aboutStranger, text: text.strangerText },
      })}
    />
  );
}

function Allowed({ approval: { tokenId } }: CellProps) {
  if (tokenId === 'all') return <Badge tone="warning">{text.allNfts}</Badge>;
  const id = `#${tokenId}`;
  return (
    <span className="inline-block max-w-40 truncate align-bottom" title={id}>
      {id}
    </span>
  );
}

/** An operator can take those that the account has now. */
function Takeable({ approval: { tokenId, count } }: CellProps) {
  return (
    <ReadingText
      reading={toReadingOf(tokenId === 'all' ? count : 1n)}
      format={text.nftCount}
      unknownReason={text.countUnknown}
    />
  );
}

/** The collection, and which of its NFTs. */
function toName({ name, tokenId }: StandingNft): string {
  return tokenId === 'all' ? name : `${name} #${tokenId}`;
}
