import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { messages } from '../message/messages.ts';
import { toCurrencyId } from '../token-list/currency.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { shortenAddress } from '../ui/address.ts';
import { Detail } from '../ui/detail.tsx';
import { type NftApproval, toNftKey } from './nft-change.ts';
import { toNftText } from './nft-text.ts';
import type { Movement, Verification } from './verify-movements.ts';
import type { NftMovement } from './verify-nfts.ts';

const text = messages.simulation;

export interface MovementListProps {
  verification: Pick<Verification, 'leaves' | 'arrives' | 'nfts'>;
  /** The account that sends the write. */
  account: Address;
}

/** The simulated amounts of a write, with every digit. */
export function MovementList({ verification: { leaves, arrives, nfts }, account }: MovementListProps) {
  const toArrival = (owner: Address) =>
    isSameAddress(account, owner) ? text.arrives : text.arrivesAt(shortenAddress(owner));
  return (
    <dl className="rows text-small max-[22rem]:text-caption">
      {leaves.map((movement) => (
        <MovementLines
          key={`out ${toCurrencyId(movement.currency)}`}
          movement={movement}
          label={text.leaves}
          limitLabel={text.atMost}
        />
      ))}
      {arrives.map((movement) => (
        <MovementLines
          key={`in ${toCurrencyId(movement.currency)}`}
          movement={movement}
          label={toArrival(movement.owner)}
          limitLabel={text.atLeast}
        />
      ))}
      {nfts.leaves.map((nft) => (
        <NftLine key={`out ${toNftKey(nft)}`} nft={nft} label={text.leaves} />
      ))}
      {nfts.arrives.map((nft) => (
        <NftLine key={`in ${toNftKey(nft)}`} nft={nft} label={toArrival(nft.owner)} />
      ))}
      {nfts.approvals.map((approval) => (
        <Detail
          key={toApprovalKey(approval)}
          label={text.mayMove(approval.operatorName ?? shortenAddress(approval.operator))}
        >
          {toNftText(approval)}
        </Detail>
      ))}
    </dl>
  );
}

function toApprovalKey({ collection, operator, tokenId }: NftApproval): string {
  return `${collection} ${operator} ${tokenId}`;
}

/** An agreed NFT; nothing where the simulation says that it stays where it is. */
function NftLine({ nft, label }: { nft: NftMovement; label: string }) {
  if (nft.isMoved === false) return null;
  return (
    <Detail label={label}>
      {nft.isMoved === undefined ? (
        <span title={messages.ui.unknownBecause(text.ownerUnknown)}>{`– (${toNftText(nft)})`}</span>
      ) : (
        toNftText(nft)
      )}
    </Detail>
  );
}

/** The exact amount, and below it the agreed worst case where that differs. */
function MovementLines(props: { movement: Movement; label: string; limitLabel: string }) {
  const { movement, label, limitLabel } = props;
  const { amount, limit, currency } = movement;
  return (
    <>
      <Detail label={label}>
        {amount === undefined ? (
          <span title={messages.ui.unknownBecause(text.amountUnknown)}>–</span>
        ) : (
          formatExactCurrency(amount, currency)
        )}
      </Detail>
      {limit !== undefined && limit !== amount && (
        <Detail label={limitLabel}>
          <span className="text-muted">{formatExactCurrency(limit, currency)}</span>
        </Detail>
      )}
    </>
  );
}
