import { roundSeconds } from '@tradewind/rules/prediction/grid';
import type { WireEnteredRound } from '@tradewind/schema/prediction/history';
import type { WireLeaderboardEntry } from '@tradewind/schema/prediction/leaderboard';
import type { WirePnl } from '@tradewind/schema/prediction/pnl';
import type { RoundEvidence } from '../verify/round-evidence.ts';
import { addressFixture } from '../../../shared/gallery/fixtures.ts';

const firstLock = 1_757_059_800;
const lastEpoch = 71_234;
const hash = `0x${'5c'.repeat(32)}` as const;
const noPosition = { yourPosition: null, enteredHash: hash, enteredBlock: 1, collectedAmount: null } as const;

function toRound(back: number, fields: Partial<WireEnteredRound>): WireEnteredRound {
  return {
    ...noPosition,
    id: lastEpoch - back,
    status: 5,
    startTime: firstLock - back * roundSeconds,
    prizePool: '0.3',
    upPayout: '1.97',
    downPayout: '1.97',
    totalUp: '0.15',
    totalDown: '0.15',
    joinedStatus: 2,
    roundStatus: 3,
    lockedPrice: '612.34567891',
    closedPrice: '613.1',
    profit: '0.75432109',
    bonus: '0',
    amount: '0',
    openBlock: 1,
    closeBlock: 2,
    outcome: 'up',
    lock: { state: 'priced', price: '612.34567891' },
    close: { state: 'priced', price: '613.1' },
    lockOracleRound: '18446744073709551700',
    closeOracleRound: '18446744073709551760',
    entryCount: 2,
    isCollecting: false,
    collectedHash: null,
    ...fields,
  };
}

const unproven = { state: 'unresolved', said: null } as const;

const open = {
  closedPrice: null,
  close: unproven,
  profit: null,
  outcome: 'pending',
  roundStatus: 2,
  joinedStatus: null,
} as const;

/** A round in every state of a history. */
export const historyFixture: readonly WireEnteredRound[] = [
  toRound(0, { ...open, status: 2, roundStatus: 1, lockedPrice: null, lock: unproven, yourPosition: '0.05' }),
  toRound(1, { ...open, status: 3, yourPosition: '-0.15', profit: '0.12' }),
  toRound(2, { ...open, status: 4, yourPosition: '0.015' }),
  toRound(3, { yourPosition: '0.15', amount: '0.2955' }),
  toRound(4, { yourPosition: '0.15', amount: '0.2955', isCollecting: true }),
  toRound(5, {
    yourPosition: '0.001',
    status: 6,
    outcome: 'tie',
    amount: '0.001',
    profit: '0',
    closedPrice: '612.34567891',
    close: { state: 'priced', price: '612.34567891' },
  }),
  toRound(6, { yourPosition: '0.15', joinedStatus: 4, collectedAmount: '0.2955', collectedHash: hash }),
  toRound(7, { yourPosition: '-0.15', joinedStatus: 5, roundStatus: 4 }),
  toRound(8, {
    yourPosition: '-0.04',
    status: 6,
    outcome: 'void',
    joinedStatus: 6,
    lockedPrice: null,
    lock: { state: 'void' },
    profit: '0',
    collectedHash: hash,
  }),
];

/** Wins and losses with a positive total. */
const results = [120, -100, -100, 180, -50, 97, -100, -100, 220, 30, -60, 145, 97, -100, 61, 80, -40, 97];

function toCurve(): WirePnl['curve'] {
  let net = 0;
  return results.map((change, index) => {
    net += change;
    const text = `${net < 0 ? '-' : ''}0.${String(Math.abs(net)).padStart(4, '0').replace(/0+$/, '')}`;
    return {
      roundId: lastEpoch - 60 + index * 3,
      at: firstLock - (60 - index * 3) * roundSeconds,
      net: net === 0 ? '0' : text,
    };
  });
}

export const pnlFixture: WirePnl = {
  won: { total: 10, percent: '52.63', amount: '0.1127', price: '69.01' },
  lost: { total: 8, percent: '42.1', amount: '0.065', price: '39.8' },
  entered: { total: 19, percent: '100', amount: '0.95', price: '581.72845' },
  wonPercent: { percent: '55.55', totalWon: 10, totalLost: 8 },
  netResult: { amount: '0.0477', price: '29.2087' },
  avgReturn: { amount: '0.00251', price: '1.53' },
  avgPositionEntered: { amount: '0.05', price: '30.61' },
  bestRound: { roundId: lastEpoch - 36, amount: '0.022', payout: '1.44', price: '13.47' },
  curve: toCurve(),
};

/** Ten accounts, the second is the connected one. */
export const leaderboardFixture: readonly WireLeaderboardEntry[] = Array.from({ length: 10 }, (_, index) => ({
  address: index === 1 ? addressFixture : `0x${String(index).repeat(40)}`,
  balance: String(42 - index * 3.5),
  receiveId: 756_000 + index,
  bonus: ['0.31', '0.24', '0.18', '0.12', '0.09', '0.07', '0.05', '0.045', '0.035', '0.03'][index] ?? '0',
  bonusPrice: '147.0123',
  statusBonus: index === 3 ? 2 : 1,
}));

const dollar = 10n ** 18n;
const lockTime = BigInt(firstLock);
const phase = 1n << 64n;

/** A round that UP won, with the account in it. */
export const evidenceFixture: RoundEvidence = {
  epoch: lastEpoch,
  totalUp: 15n * 10n ** 16n,
  totalDown: 15n * 10n ** 16n,
  outcome: 'up',
  lock: {
    time: lockTime,
    state: 'priced',
    price: 612n * dollar,
    oracleRound: phase | 84n,
    feedRound: { price: 612n * dollar, updatedAt: lockTime + 4n },
    feedRoundBefore: { price: 611n * dollar, updatedAt: lockTime - 1n },
    isFirstOfPhase: false,
  },
  close: {
    time: lockTime + 300n,
    state: 'priced',
    price: 613n * dollar,
    oracleRound: phase | 144n,
    feedRound: { price: 613n * dollar, updatedAt: lockTime + 302n },
    feedRoundBefore: { price: 612n * dollar, updatedAt: lockTime + 297n },
    isFirstOfPhase: false,
  },
  maxDelay: 120n,
  now: lockTime + 900n,
  position: { amount: 5n * 10n ** 16n, isUp: true, isClaimed: false },
  claimable: 985n * 10n ** 14n,
};
