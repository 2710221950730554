import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useSplit } from '../action/split.query.ts';
import { toWorkTag } from '../action/work-order.ts';
import type { Bid, TokenState } from '../work/token.ts';
import type { OpenedAction } from './opened-action.ts';
import type { ShownWork } from './shown-work.ts';

export interface SellButtonProps {
  work: ShownWork;
  session: WalletSession;
  quote: Token;
  state: TokenState;
  /** A bid on the listing, or an offer for any work of the collection. */
  action: 'accept' | 'acceptOffer';
  bid: Pick<Bid, 'bidder' | 'price'>;
  label: string;
  onOpen: (opened: OpenedAction) => void;
}

/** The least that the seller gets is known before the dialog: the market refuses a bid that was lowered since. */
export function SellButton({ work, session, quote, state, action, bid, label, onOpen }: SellButtonProps) {
  const isPending = useIsTagPending(toWorkTag(useChain(), work.token, action), session.account);
  const split = useSplit(work.token, bid.price, action === 'accept' ? 'listing' : 'offer');
  const proceeds = findValue(split)?.proceeds;
  return (
    <Button
      size="small"
      tone={action === 'accept' ? 'secondary' : 'primary'}
      isBusy={isPending || proceeds === undefined}
      aria-haspopup="dialog"
      onClick={() => {
        if (proceeds !== undefined) onOpen({ action, state, quote, accepted: { bid, proceeds } });
      }}
    >
      {label}
    </Button>
  );
}
