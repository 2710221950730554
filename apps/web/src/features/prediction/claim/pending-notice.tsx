import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteSlot } from '../../../shared/payment/plain-write-slot.tsx';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useNativeFormat } from '../format-native.ts';
import { usePending } from './pending.query.ts';
import { createWithdrawPlan } from './withdraw-plan.ts';

const text = messages.predictionClaim;

/** The credit of an account, with a withdraw button; nothing when there is none. */
export function PendingNotice({ session }: { session: WalletSession }) {
  const chain = useChain();
  const pending = findValue(usePending(session.account)) ?? 0n;
  const formatNative = useNativeFormat();
  // The dialog outlives the credit.
  const [opened, setOpened] = useState<TransactionPlan>();
  return (
    <>
      {pending > 0n && (
        <InlineNotice
          tone="information"
          title={text.pendingTitle(formatNative(pending))}
          action={
            <Button
              size="small"
              onClick={() => setOpened(createWithdrawPlan(chain, session.account, pending))}
              aria-haspopup="dialog"
            >
              {text.withdraw}
            </Button>
          }
        >
          {text.pendingText}
        </InlineNotice>
      )}
      {opened && (
        <PlainWriteSlot
          session={session}
          title={text.withdraw}
          plan={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
