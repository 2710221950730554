import { messages } from '../../../shared/message/messages.ts';
import { VerifyLine } from '../../../shared/verify/verify-line.tsx';
import { formatClaim } from '../format-claim.ts';
import type { Sale } from '../sale/sale.ts';
import type { SaleEvidence, SaleVerification } from './verify-sale.ts';

const text = messages.launchpadVerify;

export interface SaleLinesProps {
  evidence: SaleEvidence;
  result: SaleVerification;
}

/** Each part of a sale's verification, with its proof. */
export function SaleLines({ evidence, result }: SaleLinesProps) {
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
