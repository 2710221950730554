import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { joinVerdicts } from '../../../shared/verify/verdict.ts';
import { Summary } from '../../../shared/verify/summary.tsx';
import { findVerdict, ListLine } from './list-line.tsx';
import { SaleLines } from './sale-lines.tsx';
import { useListVerification, useVerification, type VerifiedSale } from './verification.query.ts';

const text = messages.launchpadVerify;

export interface VerifySaleDialogProps extends VerifiedSale {
  onClose: () => void;
}

/** Computes a sale again in the browser from its contract: buyers, level, the own share, escrow and list. */
export function VerifySaleDialog({ onClose, ...opened }: VerifySaleDialogProps) {
  const { reading, retry, isRetrying } = useVerification(opened);
  const found = findValue(reading);
  const [file, setFile] = useState<File>();
  const list = useListVerification(opened, file);
  const verdict = found && joinVerdicts([found.result.verdict, ...(list ? [findVerdict(list)] : [])]);
  return (
    <Dialog
      isOpen
      shape="drawer"
      onClose={onClose}
      title={text.title}
      description={text.about}
      footer={
        <Button tone="secondary" icon="refresh" isFullWidth isBusy={isRetrying} onClick={retry}>
          {text.again}
        </Button>
      }
    >
      {reading.state === 'unknown' && <ErrorState title={text.failed} text={text.failedText} />}
      {reading.state === 'loading' && (
        <div className="flex min-h-48 items-center justify-center text-accent">
          <Spinner label={text.loading} />
        </div>
      )}
      {found && verdict && (
        <>
          <Summary verdict={verdict} reason={text.sums[verdict]} />
          <ul className="divide-y divide-line">
            <SaleLines {...found} />
            {list && <ListLine {...opened} reading={list} file={file} onFile={setFile} />}
          </ul>
        </>
      )}
    </Dialog>
  );
}
