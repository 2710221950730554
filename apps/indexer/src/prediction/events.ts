import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { PredictionOutcome } from '@tradewind/db/prediction/tables';
import { outcomes } from '@tradewind/rules/prediction/round';
import { toEventSelector } from 'viem/utils';
import { getTopic, getWord, toAddress, toSigned } from '../contract/log-words.ts';
import type { Log } from '../rpc/schema.ts';

/** The first topic of each event that the prediction index reads, by emitter. */
export const selectors = {
  market: {
    entered: toEventSelector('Entered(uint256,address,bool,uint256,uint256,uint256)'),
    boundaryResolved: toEventSelector('BoundaryResolved(uint256,bool,int256,uint80)'),
    roundSettled: toEventSelector('RoundSettled(uint256,uint8,uint256)'),
    claimed: toEventSelector('Claimed(uint256,address,uint256,address,address)'),
    credited: toEventSelector('Credited(address,uint256)'),
    pendingWithdrawn: toEventSelector('PendingWithdrawn(address,address,uint256)'),
    selfClaimOnlySet: toEventSelector('SelfClaimOnlySet(address,bool)'),
    entriesPaused: toEventSelector('EntriesPaused(uint256,bool)'),
    treasurySwept: toEventSelector('TreasurySwept(address,uint256)'),
  },
  oracle: { phasePinned: toEventSelector('PhasePinned(uint16,address,uint64)') },
  aggregator: { answerUpdated: toEventSelector('AnswerUpdated(int256,uint256,uint256)') },
  bonus: {
    weekPublished: toEventSelector('WeekPublished(uint256,bytes32,uint256,bytes32,uint256)'),
    weekVetoed: toEventSelector('WeekVetoed(uint256,bytes32)'),
    bonusClaimed: toEventSelector('BonusClaimed(uint256,uint8,uint256,address,uint256)'),
    weekExpired: toEventSelector('WeekExpired(uint256,uint256)'),
  },
};

export function decodeEntered(log: Log) {
  return {
    epoch: Number(getTopic(log, 1)),
    account: toAddress(getTopic(log, 2)),
    isUp: toBoolean(getWord(log, 0)),
    amount: BigInt(getWord(log, 1)),
    totalUp: BigInt(getWord(log, 2)),
    totalDown: BigInt(getWord(log, 3)),
  };
}

export function decodeBoundaryResolved(log: Log) {
  return {
    boundary: Number(getTopic(log, 1)),
    isPriced: toBoolean(getWord(log, 0)),
    price: toSigned(getWord(log, 1)),
    oracleRound: BigInt(getWord(log, 2)),
  };
}

export function decodeRoundSettled(log: Log) {
  return {
    epoch: Number(getTopic(log, 1)),
    outcome: toOutcome(getWord(log, 0)),
    fee: BigInt(getWord(log, 1)),
  };
}

export function decodeClaimed(log: Log) {
  return {
    epoch: Number(getTopic(log, 1)),
    account: toAddress(getTopic(log, 2)),
    amount: BigInt(getWord(log, 0)),
    recipient: toAddress(getWord(log, 1)),
    relayer: toAddress(getWord(log, 2)),
  };
}

export function decodeCredited(log: Log) {
  return { account: toAddress(getTopic(log, 1)), amount: BigInt(getWord(log, 0)) };
}

export function decodePendingWithdrawn(log: Log) {
  return {
    account: toAddress(getTopic(log, 1)),
    recipient: toAddress(getWord(log, 0)),
    amount: BigInt(getWord(log, 1)),
  };
}

export function decodeSelfClaimOnlySet(log: Log) {
  return { account: toAddress(getTopic(log, 1)), isSelfOnly: toBoolean(getWord(log, 0)) };
}

export function decodeEntriesPaused(log: Log) {
  return { fromEpoch: Number(getTopic(log, 1)), isPaused: toBoolean(getWord(log, 0)) };
}

export function decodeTreasurySwept(log: Log) {
  return { treasury: toAddress(getTopic(log, 1)), amount: BigInt(getWord(log, 0)) };
}

export function decodePhasePinned(log: Log) {
  return {
    phase: Number(getTopic(log, 1)),
    aggregator: toAddress(getTopic(log, 2)),
    since: Number(getWord(log, 0)),
  };
}

/** `n` is the aggregator's round number. */
export function decodeAnswerUpdated(log: Log) {
  return {
    answer: toSigned(getTopic(log, 1)),
    n: BigInt(getTopic(log, 2)),
    updatedAt: BigInt(getWord(log, 0)),
  };
}

export function decodeWeekPublished(log: Log) {
  return {
    week: Number(getTopic(log, 1)),
    root: getWord(log, 0),
    total: BigInt(getWord(log, 1)),
    datasetHash: getWord(log, 2),
    activeAt: Number(getWord(log, 3)),
  };
}

export function decodeWeekVetoed(log: Log) {
  return { week: Number(getTopic(log, 1)), root: getWord(log, 0) };
}

export function decodeBonusClaimed(log: Log) {
  return {
    week: Number(getTopic(log, 1)),
    account: toAddress(getTopic(log, 2)),
    kind: Number(getWord(log, 0)),
    rank: Number(getWord(log, 1)),
    amount: BigInt(getWord(log, 2)),
  };
}

export function decodeWeekExpired(log: Log) {
  return { week: Number(getTopic(log, 1)), amount: BigInt(getWord(log, 0)) };
}

function toBoolean(word: Hex): boolean {
  return BigInt(word) !== 0n;
}

function toOutcome(word: Hex): PredictionOutcome {
  const outcome = outcomes[Number(word)];
  if (outcome === undefined) throw new RangeError(`${word} is no outcome`);
  return outcome;
}
