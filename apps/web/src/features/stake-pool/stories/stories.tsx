import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';
import { PoolCard } from '../pool/pool-card.tsx';
import { PoolFacts } from '../pool/pool-facts.tsx';
import type { StakePool } from '../pool/pool.ts';

const unit = 10n ** 18n;
const token = {
  kind: 'token',
  chainId: 31337,
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  symbol: 'BSCS',
  name: 'BSC Station',
  decimals: 18,
} as const;

const live: StakePool = {
  number: 0,
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  deposit: token,
  earn: token,
  periods: [
    { duration: 2_592_000n, aprBps: 800n },
    { duration: 7_776_000n, aprBps: 1_250n },
  ],
  feeVersion: 0n,
  fees: [
    { day: 7n, bps: 500n },
    { day: 30n, bps: 100n },
  ],
  minimumStake: unit,
  cap: 1_000_000n * unit,
  totalLocked: 345_678n * unit,
  reserved: 12_345n * unit,
  freeRewards: 50_000n * unit,
  isFinished: false,
};
const own = { staked: 1_500n * unit, matured: 250n * unit, credit: 0n };

export function Stories() {
  return (
    <StoryGroup title="Launch pools">
      <Story name="Live">
        <PoolCard pool={live} own={own} />
      </Story>
      <Story name="Full">
        <PoolCard pool={{ ...live, freeRewards: 0n }} own={undefined} />
      </Story>
      <Story name="Finished">
        <PoolCard pool={{ ...live, isFinished: true }} own={undefined} />
      </Story>
      <Story name="Facts of a pool whose reward token does not answer">
        <PoolFacts pool={{ ...live, freeRewards: undefined }} />
      </Story>
    </StoryGroup>
  );
}
