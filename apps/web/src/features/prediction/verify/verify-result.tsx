import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { getMarket } from '../live/market.ts';
import { BoundaryLine } from './boundary-line.tsx';
import { useNativeFormat } from '../format-native.ts';
import type { RoundVerification } from './verify-round.ts';
import { PageLine } from './page-line.tsx';
import { PositionLine } from './position-line.tsx';
import type { RoundEvidence } from './round-evidence.ts';
import { Summary } from '../../../shared/verify/summary.tsx';
import { VerifyLine } from '../../../shared/verify/verify-line.tsx';

const text = messages.predictionVerify;

export interface VerifyResultProps {
  evidence: RoundEvidence;
  result: RoundVerification;
  /** Whether there was data to compare with the chain. */
  isCompared: boolean;
}

/** The checks, one line each, with the verdict above and the sources below. */
export function VerifyResult({ evidence, result, isCompared }: VerifyResultProps) {
  const formatNative = useNativeFormat();
  const { lock, close, outcome } = result;
  const isOver = evidence.now > evidence.close.time;
  const found = text.outcomes[evidence.outcome];
  const expected = text.outcomes[outcome.expected];
  return (
    <>
      {result.verdict === 'open' && !isOver ? (
        <InlineNotice tone="information" title={text.notOver} />
      ) : (
        <Summary verdict={result.verdict} reason={text.sumTexts[result.verdict]} />
      )}
      <ul className="divide-y divide-line">
        <BoundaryLine title={text.boundaries.lock} result={lock} maxDelay={evidence.maxDelay} />
        <BoundaryLine title={text.boundaries.close} result={close} maxDelay={evidence.maxDelay} />
        <VerifyLine verdict={outcome.verdict} title={text.outcome}>
          <p>{text.stakes(formatNative(evidence.totalUp), formatNative(evidence.totalDown))}</p>
          <p>{outcome.verdict === 'bad' ? text.outcomeWrong(expected, found) : text.outcomeProof(found)}</p>
        </VerifyLine>
        <PositionLine evidence={evidence} result={result.position} />
        <PageLine result={result.page} isCompared={isCompared} />
      </ul>
      <Sources />
    </>
  );
}

function Sources() {
  const chain = useChain();
  const market = getMarket(chain);
  return (
    <div className="mt-2 text-small">
      <p className="text-muted">{text.sources}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-2 pt-1">
        {(['market', 'oracle', 'feed'] as const).map((name) => (
          <ExternalLink
            key={name}
            href={getExplorerLink('address', market[name], chain.chainId)}
            className="touch-target min-h-8"
          >
            {text[name]}
          </ExternalLink>
        ))}
      </p>
    </div>
  );
}
