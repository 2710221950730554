import { computePayout } from './payout.ts';
import { isDecided, isWon } from './status.ts';
import type { Outcome, Stake, Totals } from './round.ts';

/** An account's position in a round with the round's stakes and outcome. */
export type PositionResult = Stake & Totals & { readonly epoch: number; readonly outcome: Outcome };

/** So many rounds, and wei. */
type Share = { readonly count: number; readonly amount: bigint };

export type Report = {
  /** Stakes of all settled rounds, those that were given back included. */
  readonly entered: Share;
  /** What the won rounds brought above their stakes. */
  readonly won: Share;
  /** Stakes of the lost rounds. */
  readonly lost: Share;
  /** `won.amount` less `lost.amount`. */
  readonly net: bigint;
  /** Net result and stake for one settled round, rounded towards 0; 0 where there is none. */
  readonly averageNet: bigint;
  readonly averageStake: bigint;
  /** The won round that brought most above its stake, the earliest of several; undefined before the first. */
  readonly best: { readonly epoch: number; readonly net: bigint; readonly payout: bigint } | undefined;
  /** The net result after each settled round. */
  readonly curve: readonly { readonly epoch: number; readonly net: bigint }[];
};

/** What an account's rounds came to, in wei; rounds are taken in their order, pending ones are left out. */
export function computeReport(results: readonly PositionResult[]): Report {
  const rounds = results
    .filter(({ outcome }) => outcome !== 'pending')
    .map((result) => {
      const payout = computePayout(result, result, result.outcome);
      return { ...result, payout, net: payout - result.amount };
    });
  const won = rounds.filter((round) => isWon(round, round.outcome));
  const lost = rounds.filter((round) => isDecided(round.outcome) && !isWon(round, round.outcome));
  const entered = toShare(rounds.map(({ amount }) => amount));
  let net = 0n;
  const curve = rounds.map((round) => ({ epoch: round.epoch, net: (net += round.net) }));
  const best = won.reduce<(typeof won)[number] | undefined>(
    (top, round) => (top === undefined || round.net > top.net ? round : top),
    undefined,
  );
  const count = BigInt(Math.max(1, entered.count));
  return {
    entered,
    won: toShare(won.map((round) => round.net)),
    lost: toShare(lost.map(({ amount }) => amount)),
    net,
    averageNet: net / count,
    averageStake: entered.amount / count,
    best: best && { epoch: best.epoch, net: best.net, payout: best.payout },
    curve,
  };
}

function toShare(amounts: readonly bigint[]): Share {
  return { count: amounts.length, amount: amounts.reduce((total, amount) => total + amount, 0n) };
}
