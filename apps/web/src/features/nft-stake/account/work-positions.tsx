import { formatBps } from '@tradewind/rules/amount/format-percent';
import { PositionList, PositionRow } from '../../../shared/account/position-list.tsx';
import { mapReading } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { computeBoost } from '../boost/compute-boost.ts';
import { useStaking } from '../works/staking.query.ts';
import type { Collection, StakingState } from '../works/work.ts';
import { WorkPicture } from '../../../shared/artwork/work-picture.tsx';

const text = messages.nftStake;

type Position = {
  readonly collection: Collection;
  readonly firstId: bigint;
  readonly count: number;
  /** Undefined while the time of the chain is unknown. */
  readonly boostBps: bigint | undefined;
};

/** The account's staked works by collection, in the account drawer. */
export function WorkPositions({ account }: AccountPartProps) {
  const { staking } = useStaking(account);
  const seconds = useChainTime();
  return (
    <PositionList
      title={messages.nftStakeMenu.stakeNft}
      to="/stakeNFT"
      positions={mapReading(staking, (state) => listPositions(state, seconds))}
      emptyText={text.noneStaked}
      unknownText={text.stakedUnknown}
    >
      {({ collection, firstId, count, boostBps }) => (
        <PositionRow
          key={collection.address}
          to="/stakeNFT"
          picture={
            <span className="block size-9 shrink-0 overflow-hidden">
              <WorkPicture tokenId={firstId} />
            </span>
          }
          title={collection.name}
          note={text.works(count)}
          value={boostBps === undefined ? '–' : `+${formatBps(Number(boostBps))}`}
          valueNote={text.boost}
        />
      )}
    </PositionList>
  );
}

function listPositions(
  { collections, staked, steps }: StakingState,
  seconds: number | undefined,
): Position[] {
  const boostBps = seconds === undefined ? undefined : computeBoost(staked, steps, BigInt(seconds)).boostBps;
  return collections.flatMap((collection) => {
    const own = staked.filter((work) => work.collection === collection.address);
    const [first] = own;
    return first ? [{ collection, firstId: first.tokenId, count: own.length, boostBps }] : [];
  });
}
