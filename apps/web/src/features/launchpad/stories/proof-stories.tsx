import { useState } from 'react';
import { fullLevel } from '@tradewind/rules/launchpad/level';
import { Story } from '../../../shared/gallery/story.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Summary } from '../../../shared/verify/summary.tsx';
import { ClaimsRow } from '../claim-all/claims-row.tsx';
import { gatherClaims } from '../claim-all/gather-claims.ts';
import type { Sale } from '../sale/sale.ts';
import { SaleLines } from '../verify/sale-lines.tsx';
import { type SaleEvidence, verifySale } from '../verify/verify-sale.ts';
import { createBuyer, createSale, sampleTime } from './sample-sale.ts';

const text = messages.launchpadVerify;
const { network } = messages.launchpadProject;
const day = 86_400n;
const whole = (amount: bigint) => amount * 10n ** 18n;
const ignore = () => undefined;

/** Delivered thirty days before: two of three tranches are due, and nothing can be returned. */
const delivered: Sale = createSale({
  state: 'delivered',
  openAt: sampleTime - 40n * day,
  closeAt: sampleTime - 35n * day,
  tgeAt: sampleTime - 30n * day,
  committed: whole(30_000n),
  accepted: whole(30_000n),
  level: fullLevel,
  buyers: 2n,
});
const buyers = [createBuyer({ committed: whole(5_000n) }), createBuyer({ committed: whole(25_000n) })];

const claims = gatherClaims(
  [
    { sale: delivered, buyer: createBuyer() },
    { sale: { ...delivered, project: 2 }, buyer: createBuyer({ committed: whole(250n) }) },
  ],
  sampleTime,
);

const proven: SaleEvidence = {
  sale: delivered,
  time: sampleTime,
  buyers,
  isBehind: false,
  own: { record: createBuyer({ committed: whole(5_000n) }), accepted: whole(5_000n) },
  held: { pay: 0n, token: whole(840_000n) },
};

const evidences: Readonly<Record<string, SaleEvidence>> = {
  'every sum is right': proven,
  'the server names no buyers': { ...proven, buyers: undefined },
  'a buyer is missing': { ...proven, buyers: buyers.slice(1) },
  'tokens are missing': { ...proven, held: { pay: 0n, token: whole(1_000n) } },
};

/** Claims of several sales at once, and the verification of a sale. */
export function ProofStories() {
  const [isPending, setIsPending] = useState(false);
  return (
    <>
      <Story name="Claim all of a chain" width="wide">
        <Card>
          <ul className="divide-y divide-line">
            <ClaimsRow
              network={network.bep}
              gathered={claims}
              isPending={isPending}
              onClaim={() => setIsPending(true)}
            />
            <ClaimsRow
              network={network.poly}
              gathered={{ ...claims, keptBack: 1 }}
              isPending
              onClaim={ignore}
            />
          </ul>
        </Card>
      </Story>
      {Object.entries(evidences).map(([name, evidence]) => (
        <Story key={name} name={`Verify: ${name}`}>
          <Verification evidence={evidence} />
        </Story>
      ))}
    </>
  );
}

function Verification({ evidence }: { evidence: SaleEvidence }) {
  const result = verifySale(evidence);
  return (
    <Card>
      <Summary verdict={result.verdict} reason={text.sums[result.verdict]} />
      <ul className="divide-y divide-line">
        <SaleLines evidence={evidence} result={result} />
      </ul>
    </Card>
  );
}
