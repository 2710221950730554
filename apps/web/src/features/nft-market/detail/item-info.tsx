import { formatBps } from '@tradewind/rules/amount/format-percent';
import { checksumAddress } from 'viem';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { shortenAddressForCard } from '../../../shared/ui/address.ts';
import { findOwner, type TokenState } from '../work/token.ts';
import { findStaker } from './find-staker.ts';
import type { ShownWork } from './shown-work.ts';

const text = messages.nftMarketWork;

/** NFT-03: contract, number, creator and owner, with their pages in the explorer. */
export function ItemInfo({ work, state }: { work: ShownWork; state: Reading<TokenState> }) {
  const known = findValue(state);
  const owner = known && (findStaker(work, known) ?? findOwner(known));
  const { token, creator, royaltyBps } = work;
  return (
    <Card as="section" aria-label={text.itemInfo} className="grid gap-2 p-4 tablet:p-6">
      <h2 className="text-title font-semibold">{text.itemInfo}</h2>
      <dl className="grid gap-2 text-small">
        <Detail label={text.contract}>
          <AddressLink address={token.collection} />
        </Detail>
        <Detail label={text.tokenId}>{String(token.tokenId)}</Detail>
        {creator !== null && (
          <Detail label={text.creator}>
            <AddressLink address={creator} />
          </Detail>
        )}
        {owner !== undefined && (
          <Detail label={text.owner}>
            <AddressLink address={owner} />
          </Detail>
        )}
        {royaltyBps !== null && (
          <Detail label={text.royalty} about={text.royaltyNote}>
            {formatBps(royaltyBps)}
          </Detail>
        )}
      </dl>
    </Card>
  );
}

function AddressLink({ address }: { address: `0x${string}` }) {
  const { chainId } = useChain();
  return (
    <ExternalLink href={getExplorerLink('address', address, chainId)} title={checksumAddress(address)}>
      {shortenAddressForCard(checksumAddress(address))}
    </ExternalLink>
  );
}
