import { useState } from 'react';
import { TakeBackSection } from '../../../shared/account/take-back-section.tsx';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TakeBackProps } from '../../../shared/site/account-part.ts';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { findMarkets } from '../find-markets.ts';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { HeldLine } from './held-line.tsx';
import { type Held, useHeld } from '../held/held.query.ts';

const HeldDialog = lazyPart(() => import('./held-dialog.tsx').then((m) => ({ default: m.HeldDialog })));

const text = messages.nftMarketTakeBack;

/** Listings, bids, offers and credits of the account in every market, each with its way out. */
export function MarketTakeBack({ session }: TakeBackProps) {
  const isHere = findMarkets(useChain()) !== undefined;
  return isHere ? <HeldThings session={session} /> : null;
}

function HeldThings({ session }: TakeBackProps) {
  const { held, retry, isRetrying } = useHeld(session.account);
  const quote = findValue(useQuoteToken());
  // Its dialog outlives the line.
  const [opened, setOpened] = useState<Held>();
  const close = () => setOpened(undefined);
  return (
    <>
      <TakeBackSection
        title={text.title}
        lines={held}
        emptyText={text.nothing}
        retry={retry}
        isRetrying={isRetrying}
      >
        {(each) =>
          quote && (
            <HeldLine
              key={toHeldKey(each)}
              held={each}
              quote={quote}
              account={session.account}
              onOpen={() => setOpened(each)}
            />
          )
        }
      </TakeBackSection>
      {opened && quote && (
        <DialogBoundary onClose={close}>
          <HeldDialog session={session} quote={quote} held={opened} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

function toHeldKey(held: Held): string {
  if (held.kind === 'offer' || held.kind === 'credit') return `${held.kind} ${held.market}`;
  const { market, tokenId } = held.token;
  return `${held.kind} ${market} ${tokenId} ${held.kind === 'bid' ? held.nonce : ''}`;
}
