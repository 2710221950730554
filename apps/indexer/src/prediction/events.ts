import { simulatedAggregatorEvents as aggregatorEvents } from '@tradewind/abi/local/simulated-aggregator.events';
import { bonusDistributorEvents as bonusEvents } from '@tradewind/abi/prediction/bonus-distributor.events';
import { chainlinkBoundaryOracleEvents as oracleEvents } from '@tradewind/abi/prediction/chainlink-boundary-oracle.events';
import { predictionMarketEvents as marketEvents } from '@tradewind/abi/prediction/prediction-market.events';
import {
  bonusClaimedTable,
  boundaryResolvedTable,
  claimedTable,
  creditedTable,
  enteredTable,
  entriesPausedTable,
  pendingWithdrawnTable,
  phasePinnedTable,
  type PredictionOutcome,
  roundSettledTable,
  selfClaimOnlySetTable,
  treasurySweptTable,
  weekExpiredTable,
  weekPublishedTable,
  weekVetoedTable,
} from '@tradewind/db/prediction/tables';
import { outcomes } from '@tradewind/rules/prediction/round';
import { foreign, type RowsOf, stored, unstored } from '../contract/define-events.ts';

export type EventRows = RowsOf<typeof predictionEvents>;

export const predictionEvents = {
  market: {
    entered: stored(marketEvents.entered, enteredTable, ({ epoch, up: isUp, ...stake }) => ({
      ...stake,
      epoch: Number(epoch),
      isUp,
    })),
    boundariesResolved: stored(
      marketEvents.boundaryResolved,
      boundaryResolvedTable,
      ({ boundary, ok: isPriced, price, oracleRound }) => ({
        boundary: Number(boundary),
        isPriced,
        price,
        oracleRound,
      }),
    ),
    roundsSettled: stored(marketEvents.roundSettled, roundSettledTable, ({ epoch, outcome, fee }) => ({
      epoch: Number(epoch),
      outcome: toOutcome(outcome),
      fee,
    })),
    claimed: stored(marketEvents.claimed, claimedTable, ({ epoch, to: recipient, ...claim }) => ({
      ...claim,
      epoch: Number(epoch),
      recipient,
    })),
    credited: stored(marketEvents.credited, creditedTable),
    pendingWithdrawn: stored(
      marketEvents.pendingWithdrawn,
      pendingWithdrawnTable,
      ({ account, to: recipient, amount }) => ({ account, recipient, amount }),
    ),
    selfClaimOnlySet: stored(
      marketEvents.selfClaimOnlySet,
      selfClaimOnlySetTable,
      ({ account, selfOnly: isSelfOnly }) => ({ account, isSelfOnly }),
    ),
    entriesPaused: stored(
      marketEvents.entriesPaused,
      entriesPausedTable,
      ({ fromEpoch, paused: isPaused }) => ({ fromEpoch: Number(fromEpoch), isPaused }),
    ),
    treasurySwept: stored(marketEvents.treasurySwept, treasurySweptTable),
  },
  oracle: {
    phasesPinned: stored(oracleEvents.phasePinned, phasePinnedTable),
  },
  aggregator: {
    /** Of every aggregator; stored as prices where the oracle may take them. `n` is the aggregator's round number. */
    answers: unstored(
      foreign(aggregatorEvents.answerUpdated, { topicCount: 3, wordCount: 1 }),
      ({ current: answer, roundId: n, updatedAt }, { address: aggregator }) => ({
        aggregator,
        answer,
        n,
        updatedAt,
      }),
    ),
  },
  bonus: {
    weeksPublished: stored(bonusEvents.weekPublished, weekPublishedTable),
    weeksVetoed: stored(bonusEvents.weekVetoed, weekVetoedTable),
    bonusesClaimed: stored(bonusEvents.bonusClaimed, bonusClaimedTable),
    weeksExpired: stored(bonusEvents.weekExpired, weekExpiredTable),
  },
};

function toOutcome(index: number): PredictionOutcome {
  const outcome = outcomes[index];
  if (outcome === undefined) throw new RangeError(`${index} is no outcome`);
  return outcome;
}
