import type { ReactNode } from 'react';
import { toHistoryEntry } from '../history/history-entry.ts';
import { HistoryList } from '../history/history-list.tsx';
import { LeaderboardPlace } from '../leaderboard/leaderboard-place.tsx';
import { NetHistory } from '../pnl/net-history.tsx';
import { PnlFigures } from '../pnl/pnl-figures.tsx';
import { ShareTable } from '../pnl/share-table.tsx';
import { verifyRound } from '../verify/verify-round.ts';
import type { RoundEvidence } from '../verify/round-evidence.ts';
import { VerifyResult } from '../verify/verify-result.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { addressFixture } from '../../../shared/gallery/fixtures.ts';
import { evidenceFixture, historyFixture, leaderboardFixture, pnlFixture } from './fixtures.ts';
import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';

const shown = {
  ...evidenceFixture,
  lock: { state: 'priced', price: evidenceFixture.lock.price },
  close: { state: 'priced', price: evidenceFixture.close.price },
  isCollecting: false,
} as const;

const unproven: RoundEvidence = {
  ...evidenceFixture,
  outcome: 'pending',
  claimable: 0n,
  close: { ...evidenceFixture.close, state: 'unresolved', oracleRound: 0n, price: 0n, feedRound: undefined },
};

export function AccountStories() {
  return (
    <StoryGroup title="Prediction: history, result, leaderboard, proof">
      <Panel name="History in every state">
        <HistoryList
          entries={historyFixture.map(toHistoryEntry)}
          emptyText=""
          hasMore
          fetchMore={() => undefined}
          isFetchingMore={false}
        />
      </Panel>
      <Panel name="PNL">
        <div className="grid grid-cols-1 gap-6">
          <PnlFigures pnl={pnlFixture} />
          <NetHistory curve={pnlFixture.curve} />
          <ShareTable pnl={pnlFixture} />
        </div>
      </Panel>
      <Panel name="Leaderboard, one's own place">
        <ol className="-mx-4 divide-y divide-line">
          {leaderboardFixture.map((place, index) => (
            <LeaderboardPlace
              key={place.address}
              place={place}
              rank={index + 1}
              kind="volume"
              week="lastWeek"
              account={addressFixture}
            />
          ))}
        </ol>
      </Panel>
      <Panel name="Proof: everything holds">
        <VerifyResult evidence={evidenceFixture} result={verifyRound(evidenceFixture, shown)} isCompared />
      </Panel>
      <Panel name="Proof: the server lies">
        <VerifyResult
          evidence={evidenceFixture}
          result={verifyRound(evidenceFixture, {
            ...shown,
            close: { state: 'priced', price: shown.lock.price - 1n },
            outcome: 'down',
          })}
          isCompared
        />
      </Panel>
      <Panel name="Proof: nobody has proven the price, the server is away">
        <VerifyResult evidence={unproven} result={verifyRound(unproven, undefined)} isCompared={false} />
      </Panel>
    </StoryGroup>
  );
}

function Panel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Story name={name}>
      <Card className="overflow-hidden p-4 tablet:px-6">{children}</Card>
    </Story>
  );
}
