import { useState } from 'react';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteSlot } from '../../../shared/payment/plain-write-slot.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { WrapOrder } from './wrap-order.ts';
import { createWrapPlan } from './wrap-plan.ts';

const text = messages.exchange;

export interface WrapActionProps extends Omit<WrapOrder, 'chain' | 'account'> {
  session: WalletSession;
  onSent: () => void;
  /** From the opening of its dialog until it is closed. */
  onStart: () => void;
  onEnd: () => void;
}

/** The button that opens wrapping or unwrapping, and its dialog. */
export function WrapAction({ session, onSent, onStart, onEnd, ...wrapped }: WrapActionProps) {
  const order = { ...wrapped, chain: useChain(), account: session.account };
  const [isOpen, setIsOpen] = useState(false);
  const isReconnecting = useNetworkState() !== 'answering';
  const open = () => {
    setIsOpen(true);
    onStart();
  };
  const close = () => {
    setIsOpen(false);
    onEnd();
  };
  return (
    <>
      <Button size="large" isFullWidth disabled={isReconnecting} onClick={open} aria-haspopup="dialog">
        {isReconnecting ? text.reconnecting : text[order.kind]}
      </Button>
      {isOpen && (
        <PlainWriteSlot
          session={session}
          title={text[order.kind]}
          plan={createWrapPlan(order)}
          onSent={onSent}
          onClose={close}
        />
      )}
    </>
  );
}
