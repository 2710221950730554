import { lazy, Suspense, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Round } from '../live/round.ts';

const text = messages.prediction;

const VerifyDialog = lazy(() =>
  import('./verify-dialog.tsx').then((module) => ({ default: module.VerifyDialog })),
);

export interface VerifyButtonProps {
  epoch: number;
  /** The round as this page shows it; undefined without an answer of the server. */
  shown: Round | undefined;
}

/** Opens the panel that recomputes a round from the chain alone. */
export function VerifyButton({ epoch, shown }: VerifyButtonProps) {
  const session = useWalletSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={text.verifyRound(String(epoch))}
        onClick={() => setIsOpen(true)}
      >
        {text.verify}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VerifyDialog
            epoch={epoch}
            account={session?.account}
            shown={shown}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
