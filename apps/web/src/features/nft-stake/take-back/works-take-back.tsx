import { useState } from 'react';
import { TakeBackRow, TakeBackSection } from '../../../shared/account/take-back-section.tsx';
import { mapReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TakeBackProps } from '../../../shared/site/account-part.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { findStaking } from '../get-staking.ts';
import { worksTag } from '../move/works-order.ts';
import { useStaking } from '../works/staking.query.ts';
import type { Collection, StakingState } from '../works/work.ts';

const WorksDialog = lazyPart(() =>
  import('../move/works-dialog.tsx').then((m) => ({ default: m.WorksDialog })),
);

const text = messages.nftStake;

type Held = { readonly collection: Collection; readonly ids: readonly bigint[] };

/** The account's staked works, by collection; a removed collection too. */
export function WorksTakeBack({ session }: TakeBackProps) {
  const isHere = findStaking(useChain()) !== undefined;
  return isHere ? <HeldWorks session={session} /> : null;
}

function HeldWorks({ session }: TakeBackProps) {
  const { staking, retry, isRetrying } = useStaking(session.account);
  const isPending = useIsTagPending(worksTag, session.account);
  const [opened, setOpened] = useState<Held>();
  const close = () => setOpened(undefined);
  return (
    <>
      <TakeBackSection
        title={messages.nftStakeMenu.stakeNft}
        lines={mapReading(staking, listHeld)}
        emptyText={text.noneStaked}
        retry={retry}
        isRetrying={isRetrying}
      >
        {(held) => (
          <TakeBackRow
            key={held.collection.address}
            what={held.collection.name}
            since={held.ids.map((id) => `#${id}`).join(', ')}
            amount={text.works(held.ids.length)}
            action={
              <Button size="small" isBusy={isPending} aria-haspopup="dialog" onClick={() => setOpened(held)}>
                {text.unstake}
              </Button>
            }
          />
        )}
      </TakeBackSection>
      {opened && (
        <DialogBoundary onClose={close}>
          <WorksDialog session={session} {...opened} way="unstake" onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

function listHeld({ collections, staked }: StakingState): readonly Held[] {
  return collections.flatMap((collection) => {
    const own = staked.filter((work) => work.collection === collection.address);
    return own.length === 0 ? [] : [{ collection, ids: own.map(({ tokenId }) => tokenId) }];
  });
}
