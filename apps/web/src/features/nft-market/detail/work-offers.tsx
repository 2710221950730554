import { canAcceptOffer } from '@tradewind/rules/nft-market/work-actions';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { OfferCard } from '../offers/offer-card.tsx';
import type { TokenState } from '../work/token.ts';
import type { OpenedAction } from './opened-action.ts';
import { SellButton } from './sell-button.tsx';
import type { ShownWork } from './shown-work.ts';
import { toWorkSituation } from './work-situation.ts';

const text = messages.nftMarketOffer;

export interface WorkOffersProps {
  work: ShownWork;
  state: Reading<TokenState>;
  session: WalletSession | undefined;
  onOpen: (opened: OpenedAction) => void;
}

/** The offers for any work of the collection, with the button that sells this one to the best of them. */
export function WorkOffers({ work, state, session, onOpen }: WorkOffersProps) {
  const known = findValue(state);
  const time = BigInt(useChainTime() ?? 0);
  const { status, token } = work;
  const seller =
    known && session && canAcceptOffer(toWorkSituation(known, { status, account: session.account, time }))
      ? { work, session, state: known, onOpen }
      : undefined;
  return (
    <OfferCard
      title={text.title}
      about={text.about}
      market={token}
      session={session}
      renderAction={(best, quote) =>
        seller && (
          <SellButton
            {...seller}
            quote={quote}
            action="acceptOffer"
            bid={best}
            label={messages.nftMarketWrite.button.acceptOffer}
          />
        )
      }
    />
  );
}
