import { computeFreeAt, isAuctionOver } from '@tradewind/rules/nft-market/auction-clock';
import type { Address } from 'viem';
import { TakeBackRow } from '../../../shared/account/take-back-section.tsx';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toWorkTag } from '../action/work-order.ts';
import { PriceText } from '../list/price-text.tsx';
import type { MarketToken } from '../work/token.ts';
import { findExitAction } from './exit-action.ts';
import { toExitTag } from '../held/exit-tag.ts';
import type { Held } from '../held/held.query.ts';

const text = messages.nftMarketTakeBack;

export interface HeldLineProps {
  held: Held;
  quote: Token;
  account: Address;
  onOpen: () => void;
}

/** One thing that a market holds of the account. */
export function HeldLine({ held, quote, account, onOpen }: HeldLineProps) {
  const chain = useChain();
  const time = useChainTime();
  const action = findExitAction(held, time);
  const tag =
    held.kind === 'offer' || held.kind === 'credit'
      ? toExitTag(held)
      : toWorkTag(chain, held.token, action ?? 'revoke');
  const isPending = useIsTagPending(tag, account);
  return (
    <TakeBackRow
      what={describe(held)}
      since={explain(held, time)}
      amount={held.kind === 'ask' ? null : <PriceText raw={toAmount(held)} token={quote} />}
      action={
        action && (
          <Button size="small" isBusy={isPending} aria-haspopup="dialog" onClick={onOpen}>
            {action === 'settle' ? text.settle : held.kind === 'credit' ? text.withdraw : text.takeBack}
          </Button>
        )
      }
    />
  );
}

function toAmount(held: Exclude<Held, { kind: 'ask' }>): bigint {
  return held.kind === 'bid' ? held.price : held.amount;
}

function describe(held: Held): string {
  if (held.kind === 'offer') return text.offer;
  if (held.kind === 'credit') return text.credit;
  const token = toTokenText(held.token);
  if (held.kind === 'ask') return (held.ask.kind === 'auction' ? text.auction : text.listing)(token);
  return (held.ask === undefined ? text.pastBid : text.bid)(token);
}

/** `#7 · 0x52…` names a token where our server is not there to name it. */
export function toTokenText({ collection, tokenId }: MarketToken): string {
  return `#${tokenId} · ${shortenAddress(collection)}`;
}

function explain(held: Held, time: number | undefined): string {
  if (held.kind === 'credit') return text.creditSince;
  if (held.kind === 'offer') return text.bidSince;
  const { ask } = held;
  const isRunning =
    ask?.kind === 'auction' && ask.bidCount > 0 && (time === undefined || !isAuctionOver(ask, BigInt(time)));
  if (held.kind === 'ask') return isRunning ? text.boundSeller : text.askedSince;
  const isBound = ask?.kind === 'auction' && (time === undefined || BigInt(time) < computeFreeAt(ask.endsAt));
  return isBound ? text.boundBid : text.bidSince;
}
