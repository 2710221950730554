import { messages } from '../../../shared/message/messages.ts';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { formatFeedPrice } from '../live/price.ts';
import type { BoundaryVerification } from './verify-round.ts';
import type { BoundaryEvidence } from './round-evidence.ts';
import { VerifyLine } from '../../../shared/verify/verify-line.tsx';

const text = messages.predictionVerify;

export interface BoundaryLineProps {
  title: string;
  result: BoundaryVerification;
  maxDelay: bigint;
}

/** The proof of one price: a round of the feed that is in time and the first, with the contract's price. */
export function BoundaryLine({ title, result, maxDelay }: BoundaryLineProps) {
  const { verdict, boundary } = result;
  const { state, time, price } = boundary;
  return (
    <VerifyLine verdict={verdict} title={state === 'priced' ? `${title}: ${formatFeedPrice(price)}` : title}>
      <p>
        {text.at} <TimeText seconds={Number(time)} />
      </p>
      {state === 'unresolved' && <p>{text.unresolved}</p>}
      {state === 'void' && <p>{text.voidProof}</p>}
      {state === 'priced' && <PriceProof result={result} maxDelay={maxDelay} />}
    </VerifyLine>
  );
}

const phaseBits = 64;

function PriceProof({ result, maxDelay }: Pick<BoundaryLineProps, 'result' | 'maxDelay'>) {
  const { boundary, isInTime, isFirst, isSamePrice } = result;
  const { time, oracleRound, feedRound, price } = boundary;
  if (!feedRound) return <p className="text-loss">{text.noFeedRound}</p>;
  return (
    <>
      <p className="wrap-anywhere">
        {text.oracleRound(
          String(oracleRound >> BigInt(phaseBits)),
          String(BigInt.asUintN(phaseBits, oracleRound)),
        )}
      </p>
      <Check holds={isInTime}>{text.priceProof(String(feedRound.updatedAt - time), String(maxDelay))}</Check>
      <Check holds={isFirst}>{toOrderText(boundary, isFirst)}</Check>
      <Check holds={isSamePrice}>
        {isSamePrice
          ? text.sameProof
          : text.otherPrice(formatFeedPrice(price), formatFeedPrice(feedRound.price))}
      </Check>
    </>
  );
}

/** Whether it is the first round after the boundary, and the evidence. */
function toOrderText({ time, feedRoundBefore, isFirstOfPhase }: BoundaryEvidence, isFirst: boolean): string {
  if (isFirstOfPhase) return text.firstOfPhase;
  if (!feedRoundBefore) return text.noFeedRoundBefore;
  const seconds = feedRoundBefore.updatedAt - time;
  return isFirst ? text.firstProof(String(-seconds)) : text.notFirst(String(seconds));
}

function Check({ holds, children }: { holds: boolean; children: string }) {
  return <p className={holds ? undefined : 'text-loss'}>{children}</p>;
}
