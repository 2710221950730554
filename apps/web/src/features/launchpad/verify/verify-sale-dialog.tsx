import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { joinVerdicts } from '../../../shared/verify/verdict.ts';
import { Summary } from '../../../shared/verify/summary.tsx';
import { VerifyLine } from '../../../shared/verify/verify-line.tsx';
import { formatClaim } from '../format-claim.ts';
import type { Sale } from '../sale/sale.ts';
import { findVerdict, ListLine } from './list-line.tsx';
import type { SaleEvidence, SaleVerification } from './verify-sale.ts';
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

interface LinesProps {
  evidence: SaleEvidence;
  result: SaleVerification;
}

function SaleLines({ evidence, result }: LinesProps) {
  const { sale } = evidence;
  return (
    <>
      <VerifyLine verdict="good" title={text.contract}>
        <p>{text.contractProof}</p>
      </VerifyLine>
      <BuyersLine sale={sale} buyers={result.buyers} />
      {result.level && (
        <VerifyLine verdict={result.level.verdict} title={text.level}>
          <p>{(sale.committed > sale.hardCap ? text.levelProof : text.allCount)[result.level.verdict]}</p>
        </VerifyLine>
      )}
      {result.own && evidence.own && (
        <VerifyLine verdict={result.own.verdict} title={text.own}>
          <p>
            {text.ownProof(
              formatClaim(evidence.own.record.committed, sale.pay),
              formatClaim(result.own.expected, sale.pay),
            )}
          </p>
          {result.own.verdict === 'bad' && (
            <p>{text.ownWrong(formatClaim(evidence.own.accepted, sale.pay))}</p>
          )}
        </VerifyLine>
      )}
      <EscrowLine evidence={evidence} escrow={result.escrow} />
    </>
  );
}

function BuyersLine({ sale, buyers }: { sale: Sale; buyers: SaleVerification['buyers'] }) {
  if (buyers === undefined)
    return (
      <VerifyLine verdict="open" title={text.buyers}>
        <p>{text.buyersAway}</p>
      </VerifyLine>
    );
  const { verdict, count, committed } = buyers;
  return (
    <VerifyLine verdict={verdict} title={text.buyers}>
      <p>{text.buyersProof(String(count), formatClaim(committed, sale.pay))}</p>
      <p>
        {verdict === 'good'
          ? text.buyersSame
          : text.buyersDiffer[verdict](String(sale.buyers), formatClaim(sale.committed, sale.pay))}
      </p>
    </VerifyLine>
  );
}

function EscrowLine({
  evidence: { sale, held },
  escrow: { verdict, owed },
}: {
  evidence: SaleEvidence;
  escrow: SaleVerification['escrow'];
}) {
  const join = (amounts: SaleEvidence['held']) =>
    `${formatClaim(amounts.pay, sale.pay)} + ${formatClaim(amounts.token, sale.token)}`;
  return (
    <VerifyLine verdict={verdict} title={text.escrow}>
      <p>{text.escrowHeld(join(held))}</p>
      <p>{owed ? text.escrowOwed(join(owed)) : text.escrowUnknown}</p>
    </VerifyLine>
  );
}
