import { computeLockTime } from '@tradewind/rules/prediction/grid';
import type { Moment } from '../round/round-view.ts';
import { createEmptyRound, type Round } from '../live/round.ts';

const genesis = 1_735_689_600;
const epoch = 71_234;
const milli = 10n ** 15n;
const dollar = 10n ** 18n;
const lockPrice = 612_345n * (dollar / 1000n);
const lock = { state: 'priced', price: lockPrice } as const;

const staked = { totalUp: 4_250n * milli, totalDown: 3_871n * milli };
const up = { isUp: true, amount: 500n * milli, isClaimed: false };
const down = { ...up, isUp: false };

type Fixture = {
  readonly name: string;
  readonly round: Round;
  readonly moment: Moment;
  readonly silentSince?: number;
  readonly blockedReason?: string;
  readonly isEntering?: boolean;
};

/**
 * A round `seconds` after its lock (negative: before it). The
 * price offset from the locked one is in thousandths of a dollar.
 */
function at(
  name: string,
  seconds: number,
  round: Partial<Round> = {},
  { change = 0n, ...state }: Partial<Fixture> & { change?: bigint } = {},
): Fixture {
  const now = computeLockTime(genesis, epoch) + seconds;
  return {
    name,
    round: { ...createEmptyRound(epoch), ...round },
    moment: { genesis, now, feedPrice: { price: lockPrice + change * (dollar / 1000n), at: now - 2 } },
    ...state,
  };
}

const ended = (change: bigint): Partial<Round> => ({
  ...staked,
  lock,
  close: { state: 'priced', price: lockPrice + change * (dollar / 1000n) },
  outcome: change > 0n ? 'up' : change < 0n ? 'down' : 'tie',
});

/** Every card in every state. */
export function listRoundFixtures(): readonly Fixture[] {
  return [
    at('Later', -561),
    at('Later, the one behind', -861),
    at('Next', -181, staked),
    at('Next, nobody in it', -299),
    at('Next, entered UP', -120, { ...staked, position: up }),
    at('Next, an entry on its way', -120, staked, { isEntering: true }),
    at('Next, entries paused', -90, staked, { blockedReason: 'New entries are paused.' }),
    at('Live, above', 141, { ...staked, lock, position: up }, { change: 1_234n }),
    at('Live, below', 290, { ...staked, lock, position: down }, { change: -411n }),
    at('Live, lock price not proven yet', 4, staked),
    at('Live, the feed silent', 200, { ...staked, lock }, { silentSince: 1_757_059_800 }),
    at('Calculating', 304, { ...staked, lock }),
    at('Calculating, late', 420, { ...staked, lock, position: up }, { silentSince: 1_757_059_800 }),
    at('Expired, UP won', 400, ended(1_500n)),
    at('Expired, won and to collect', 400, { ...ended(1_500n), position: up }),
    at('Expired, collecting', 400, { ...ended(1_500n), position: up, isCollecting: true }),
    at('Expired, won and collected', 400, { ...ended(-822n), position: { ...down, isClaimed: true } }),
    at('Expired, lost', 400, { ...ended(-822n), position: up }),
    at('Expired, tie', 400, { ...ended(0n), position: up }),
    at('Expired, one side only', 400, {
      ...ended(70n),
      outcome: 'one-sided',
      totalDown: 0n,
      position: up,
    }),
    ...listVoidFixtures(),
    at('Expired, nobody in it', 400, { lock, close: lock }),
  ];
}

/** Rounds without a price at one boundary; without a price at the lock they end early. */
function listVoidFixtures(): Fixture[] {
  return [
    at('Void by its lock while it would live', 141, {
      ...staked,
      lock: { state: 'void' },
      outcome: 'void',
      position: up,
    }),
    at('Expired, void and given back', 400, {
      ...staked,
      lock,
      close: { state: 'void' },
      outcome: 'void',
      position: { ...down, isClaimed: true },
    }),
  ];
}
