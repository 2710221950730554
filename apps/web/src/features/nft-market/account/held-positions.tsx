import { PositionList, PositionRow } from '../../../shared/account/position-list.tsx';
import { findValue, mapReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { findMarkets } from '../find-markets.ts';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { type Held, useHeld } from '../held/held.query.ts';

const text = messages.nftMarketPosition;

/** What the markets hold of the account, in the account drawer: its listings, and the money of its bids. */
export function HeldPositions(props: AccountPartProps) {
  const isHere = findMarkets(useChain()) !== undefined;
  return isHere ? <HereHeld {...props} /> : null;
}

function HereHeld({ account }: AccountPartProps) {
  const { held } = useHeld(account);
  const quote = findValue(useQuoteToken());
  return (
    <PositionList
      title={messages.nftMarketMenu.myArtworks}
      to="/my-artworks"
      positions={mapReading(held, listPositions)}
      emptyText={text.nothing}
      unknownText={text.unknown}
    >
      {({ kind, count, amount }) => (
        <PositionRow
          key={kind}
          to={kind === 'listed' ? '/my-artworks' : '/my-artworks?tab=bids'}
          picture={<Icon name="picture" size={28} className="shrink-0 text-muted" />}
          title={text.title[kind]}
          note={text.count(count)}
          value={kind === 'listed' ? String(count) : quote ? formatCurrencyAmount(amount, quote) : '–'}
          valueNote={kind === 'listed' ? text.works : text.inMarket}
        />
      )}
    </PositionList>
  );
}

type Position = { readonly kind: 'listed' | 'money'; readonly count: number; readonly amount: bigint };

function listPositions(held: readonly Held[]): readonly Position[] {
  const listed = held.filter(({ kind }) => kind === 'ask').length;
  const amounts = held.flatMap((each) => {
    if (each.kind === 'ask') return [];
    return [each.kind === 'bid' ? each.price : each.amount];
  });
  const money = amounts.reduce((sum, amount) => sum + amount, 0n);
  return [
    ...(listed === 0 ? [] : [{ kind: 'listed', count: listed, amount: 0n } as const]),
    ...(amounts.length === 0 ? [] : [{ kind: 'money', count: amounts.length, amount: money } as const]),
  ];
}
