import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';
import { PoolCard } from '../pool/pool-card.tsx';
import { PoolFacts } from '../pool/pool-facts.tsx';
import { createPool } from './sample-pool.ts';

const unit = 10n ** 18n;
const live = createPool({ totalLocked: 345_678n * unit, reserved: 12_345n * unit });
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
