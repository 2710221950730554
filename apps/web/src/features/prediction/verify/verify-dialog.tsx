import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { Round } from '../live/round.ts';
import { useEvidence } from './evidence.query.ts';
import { verifyRound } from './verify-round.ts';
import { VerifyResult } from './verify-result.tsx';

const text = messages.predictionVerify;

export interface VerifyDialogProps {
  epoch: number;
  account: Address | undefined;
  /** The round as this page shows it; undefined without an answer of the server. */
  shown: Round | undefined;
  onClose: () => void;
}

/** Recomputes a round in the browser from market, oracle and feed alone, line by line. */
export function VerifyDialog({ epoch, account, shown, onClose }: VerifyDialogProps) {
  const { evidence: reading, retry, isRetrying } = useEvidence(epoch, account);
  const evidence = findValue(reading);
  return (
    <Dialog
      isOpen
      shape="drawer"
      onClose={onClose}
      title={text.title(String(epoch))}
      description={text.about}
      footer={
        <Button tone="secondary" icon="refresh" isFullWidth isBusy={isRetrying} onClick={retry}>
          {text.again}
        </Button>
      }
    >
      {reading.state === 'unknown' ? (
        <ErrorState title={text.failed} text={text.failedText} />
      ) : evidence ? (
        <VerifyResult
          evidence={evidence}
          result={verifyRound(evidence, shown)}
          isCompared={shown !== undefined}
        />
      ) : (
        <div className="flex min-h-48 items-center justify-center text-accent">
          <Spinner label={text.loading} />
        </div>
      )}
    </Dialog>
  );
}
