import { messages } from '../../../shared/message/messages.ts';
import { useNativeFormat } from '../format-native.ts';
import type { RoundVerification } from './verify-round.ts';
import type { RoundEvidence } from './round-evidence.ts';
import { VerifyLine } from '../../../shared/verify/verify-line.tsx';

const text = messages.predictionVerify;

export interface PositionLineProps {
  evidence: RoundEvidence;
  result: RoundVerification['position'];
}

/** The payout of the account's stake by the rules, and whether the contract agrees. */
export function PositionLine({ evidence, result }: PositionLineProps) {
  const formatNative = useNativeFormat();
  const { position, outcome, claimable } = evidence;
  const { verdict, payout, expected } = result;
  if (!position && verdict === 'good')
    return (
      <VerifyLine verdict="good" title={text.position}>
        <p>{text.positionNone}</p>
      </VerifyLine>
    );
  const isPending = outcome === 'pending';
  return (
    <VerifyLine verdict={isPending && verdict === 'good' ? 'open' : verdict} title={text.position}>
      {position && (
        <p>
          {isPending
            ? text.positionWaits(text.sides[position.isUp ? 'up' : 'down'], formatNative(position.amount))
            : text.positionProof(
                text.sides[position.isUp ? 'up' : 'down'],
                formatNative(position.amount),
                formatNative(payout),
              )}
        </p>
      )}
      {verdict === 'bad' && (
        <p className="text-loss">{text.positionWrong(formatNative(expected), formatNative(claimable))}</p>
      )}
      {verdict === 'good' && !isPending && (
        <p>
          {position?.isClaimed
            ? text.positionCollected
            : payout > 0n
              ? text.positionToCollect
              : text.positionLost}
        </p>
      )}
    </VerifyLine>
  );
}
