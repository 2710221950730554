import { RetryableError } from '@tradewind/process/process-error';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toEventColumns } from '../contract/event-columns.ts';
import type { Block, Log } from '../rpc/schema.ts';
import * as events from './events.ts';
import { type Pin, selectCountingPrices } from './select-counting-prices.ts';

export type EventRows = ReturnType<typeof toEventRows>;

/** The rows of the event tables for these logs; `pins` are those of earlier blocks. */
export function toEventRows(
  chainId: number,
  logs: readonly Log[],
  blocks: ReadonlyMap<number, Block>,
  pins: readonly Pin[],
) {
  const listRows = <Decoded>(selector: Hex, decode: (log: Log) => Decoded) =>
    logs
      .filter(({ topics }) => topics[0] === selector)
      .map((log) => ({ ...toEventColumns(chainId, log, getBlock(blocks, log)), ...decode(log) }));
  const { market, oracle, aggregator, bonus } = events.selectors;
  const phasesPinned = listRows(oracle.phasePinned, events.decodePhasePinned);
  const answers = listRows(aggregator.answerUpdated, (log) => ({
    aggregator: log.address,
    ...events.decodeAnswerUpdated(log),
  }));
  return {
    entered: listRows(market.entered, events.decodeEntered),
    boundariesResolved: listRows(market.boundaryResolved, events.decodeBoundaryResolved),
    roundsSettled: listRows(market.roundSettled, events.decodeRoundSettled),
    claimed: listRows(market.claimed, events.decodeClaimed),
    credited: listRows(market.credited, events.decodeCredited),
    pendingWithdrawn: listRows(market.pendingWithdrawn, events.decodePendingWithdrawn),
    selfClaimOnlySet: listRows(market.selfClaimOnlySet, events.decodeSelfClaimOnlySet),
    entriesPaused: listRows(market.entriesPaused, events.decodeEntriesPaused),
    treasurySwept: listRows(market.treasurySwept, events.decodeTreasurySwept),
    phasesPinned,
    prices: selectCountingPrices(answers, [...pins, ...phasesPinned]),
    weeksPublished: listRows(bonus.weekPublished, events.decodeWeekPublished),
    weeksVetoed: listRows(bonus.weekVetoed, events.decodeWeekVetoed),
    bonusesClaimed: listRows(bonus.bonusClaimed, events.decodeBonusClaimed),
    weeksExpired: listRows(bonus.weekExpired, events.decodeWeekExpired),
  };
}

function getBlock(blocks: ReadonlyMap<number, Block>, { blockNumber }: Log): Block {
  const block = blocks.get(blockNumber);
  if (block === undefined) throw new RetryableError(`block ${blockNumber} of a log was not read`);
  return block;
}
