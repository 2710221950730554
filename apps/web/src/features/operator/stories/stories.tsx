import { addressFixture, tokenFixture } from '../../../shared/gallery/fixtures.ts';
import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';
import { AccessNotice } from '../access/access-notice.tsx';
import type { OperatedPool, PoolList } from '../pools/operated-pool.ts';
import { PoolCards } from '../pools/pool-cards.tsx';

const token = tokenFixture.kind === 'token' ? tokenFixture.address : addressFixture;
const pool: OperatedPool = {
  number: 7,
  address: addressFixture,
  depositToken: token,
  earnToken: token,
  cap: 10n ** 24n,
  totalLocked: 123_456n * 10n ** 18n,
  reserved: 2_345n * 10n ** 17n,
  freeRewards: 5n * 10n ** 20n,
  isFinished: false,
  owner: addressFixture,
};
const list: PoolList = { factoryOwner: addressFixture, pools: [pool], silentCount: 0, hasOlder: false };
const ignore = () => undefined;

export function Stories() {
  return (
    <StoryGroup title="Operator">
      {(['no-wallet', 'loading', 'no-role'] as const).map((kind) => (
        <Story key={kind} name={`Access: ${kind}`}>
          <AccessNotice
            access={{ kind }}
            session={undefined}
            needed="pool"
            connectText="Pools are public."
            hasEnded={false}
          />
        </Story>
      ))}
      <Story name="Access: unknown">
        <AccessNotice
          access={{ kind: 'unknown', retry: ignore }}
          session={undefined}
          needed="pool"
          connectText="Pools are public."
          hasEnded={false}
        />
      </Story>
      <Pools name="Pools: loading" pools={{ state: 'loading' }} />
      <Pools name="Pools: none" pools={{ state: 'value', value: { ...list, pools: [] } }} />
      <Pools name="Pools: stale, one silent" pools={{ state: 'stale', value: { ...list, silentCount: 1 } }} />
      <Pools
        name="Pools: unknown free rewards, older ones"
        pools={{
          state: 'value',
          value: {
            ...list,
            hasOlder: true,
            pools: [pool, { ...pool, address: token, number: 6, freeRewards: undefined, isFinished: true }],
          },
        }}
      />
    </StoryGroup>
  );
}

function Pools({ name, pools }: { name: string; pools: Parameters<typeof PoolCards>[0]['pools'] }) {
  return (
    <Story name={name} width="wide">
      <PoolCards pools={pools} operator={undefined} onOlder={ignore} isLoadingOlder={false} />
    </Story>
  );
}
