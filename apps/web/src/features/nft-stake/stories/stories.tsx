import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';
import { BoostCard } from '../boost/boost-card.tsx';
import type { Collection, StakedWork } from '../works/work.ts';
import { WorkCard } from '../works/work-card.tsx';

const genesis = '0x52908400098527886E0F7030069857D2E4169EE7' as const;
const collection: Collection = { address: genesis, name: 'Genesis', isAllowed: true, weight: 10n };
const steps = [
  { weight: 10n, boostBps: 100n },
  { weight: 30n, boostBps: 300n },
];
const staked: readonly StakedWork[] = [{ collection: genesis, tokenId: 7n, weight: 10n, activeAt: 0n }];
const ignore = () => undefined;

export function Stories() {
  return (
    <StoryGroup title="Staked NFTs">
      <Story name="Work">
        <ul className="grid grid-cols-3 gap-3">
          {[1n, 2n, 3n].map((tokenId) => (
            <WorkCard
              key={String(tokenId)}
              work={{ collection: genesis, tokenId }}
              collection={collection}
              note="Weight 10"
              isChosen={tokenId === 2n}
              isDisabled={tokenId === 3n}
              onToggle={ignore}
            />
          ))}
        </ul>
      </Story>
      <Story name="Boost">
        <BoostCard staked={staked} steps={steps} time={1n} />
      </Story>
    </StoryGroup>
  );
}
