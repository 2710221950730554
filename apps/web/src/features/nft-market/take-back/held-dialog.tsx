import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { PlainWriteDialog } from '../../../shared/payment/plain-write-dialog.tsx';
import type { Token } from '../../../shared/token-list/currency.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { WorkConfirm } from '../action/work-confirm.tsx';
import type { WorkTerms } from '../action/work-order.ts';
import type { TokenState } from '../work/token.ts';
import { findExitAction } from './exit-action.ts';
import { createMoneyExitPlan } from './exit-plan.ts';
import { toTokenText } from './held-line.tsx';
import type { Held } from '../held/held.query.ts';

export interface HeldDialogProps {
  session: WalletSession;
  quote: Token;
  held: Held;
  onClose: () => void;
}

/** The exit of one thing that a market holds, from its confirmation to its end. */
export function HeldDialog({ session, quote, held, onClose }: HeldDialogProps) {
  const chain = useChain();
  const time = useChainTime();
  const { account } = session;
  // What it shows at its opening is what it sends.
  const [terms] = useState(() => findTerms(held, time, account));
  if (held.kind === 'offer' || held.kind === 'credit') {
    const { kind, market, amount } = held;
    const plan = createMoneyExitPlan({ chain, account, market, quote, kind, amount });
    return <PlainWriteDialog session={session} plan={plan} onClose={onClose} />;
  }
  if (terms === undefined) return null;
  const { token } = held;
  return (
    <WorkConfirm
      session={session}
      order={{ chain, account, token, name: toTokenText(token), quote, terms }}
      state={unknownState}
      onBack={onClose}
      onClose={onClose}
    />
  );
}

/** An exit needs nothing of the page's state. */
const unknownState: TokenState = {
  holder: undefined,
  ask: undefined,
  bids: [],
  ownBid: undefined,
  isApproved: false,
  isPaused: false,
};

function findTerms(held: Held, time: number | undefined, account: Address): WorkTerms | undefined {
  if (held.kind === 'offer' || held.kind === 'credit') return undefined;
  const action = findExitAction(held, time);
  if (action === 'revoke') return { action };
  if (action === 'cancel' && held.kind === 'bid') return { action, price: held.price, nonce: held.nonce };
  if (action !== 'settle') return undefined;
  const isSeller = held.ask !== undefined && isSameAddress(held.ask.seller, account);
  return { action, receives: isSeller ? 'proceeds' : 'work' };
}
