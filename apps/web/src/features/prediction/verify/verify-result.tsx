import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { messages } from '../../../shared/message/messages.ts';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { getMarket } from '../live/market.ts';
import { BoundaryLine } from './boundary-line.tsx';
import { formatNative } from '../format-native.ts';
import type { RoundJudgement } from './judge-round.ts';
import { PageLine } from './page-line.tsx';
import { PositionLine } from './position-line.tsx';
import type { RoundEvidence } from './round-evidence.ts';
import { Summary } from './summary.tsx';
import { VerifyLine } from './verify-line.tsx';

const text = messages.predictionVerify;

export interface VerifyResultProps {
  evidence: RoundEvidence;
  judgement: RoundJudgement;
  /** Whether there was data to compare with the chain. */
  isCompared: boolean;
}

/** The checks, one line each, with the verdict above and the sources below. */
export function VerifyResult({ evidence, judgement, isCompared }: VerifyResultProps) {
  const { lock, close, outcome } = judgement;
  const isOver = evidence.now > evidence.close.time;
  const found = text.outcomes[evidence.outcome];
  const expected = text.outcomes[outcome.expected];
  return (
    <>
      <Summary verdict={judgement.verdict} isOver={isOver} />
      <ul className="divide-y divide-line">
        <BoundaryLine title={text.boundaries.lock} judgement={lock} maxDelay={evidence.maxDelay} />
        <BoundaryLine title={text.boundaries.close} judgement={close} maxDelay={evidence.maxDelay} />
        <VerifyLine verdict={outcome.verdict} title={text.outcome}>
          <p>{text.stakes(formatNative(evidence.totalUp), formatNative(evidence.totalDown))}</p>
          <p>{outcome.verdict === 'bad' ? text.outcomeWrong(expected, found) : text.outcomeProof(found)}</p>
        </VerifyLine>
        <PositionLine evidence={evidence} judgement={judgement.position} />
        <PageLine judgement={judgement.page} isCompared={isCompared} />
      </ul>
      <Sources />
    </>
  );
}

function Sources() {
  const market = getMarket();
  return (
    <div className="mt-2 text-small">
      <p className="text-muted">{text.sources}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-2 pt-1">
        {(['market', 'oracle', 'feed'] as const).map((name) => (
          <ExternalLink
            key={name}
            href={getExplorerLink('address', market[name])}
            className="touch-target min-h-8"
          >
            {text[name]}
          </ExternalLink>
        ))}
      </p>
    </div>
  );
}
