import { isSameAddress } from '@tradewind/rules/network/address';
import { useState } from 'react';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useIsTagPending } from '../../../shared/transaction/use-is-tag-pending.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogBoundary } from '../../../shared/ui/dialog-boundary.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { formatTime } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { type WorksOrder, worksTag } from '../move/works-order.ts';
import { useWalletWorks } from './wallet-works.query.ts';
import { type Collection, mostStaked, type StakedWork, type StakingState } from './work.ts';
import { UnreadWorks } from './unread-works.tsx';
import { WorkList } from './work-list.tsx';

const WorksDialog = lazyPart(() =>
  import('../move/works-dialog.tsx').then((m) => ({ default: m.WorksDialog })),
);

const text = messages.nftStake;

type Place = 'wallet' | 'staked';

export interface OwnWorksProps {
  session: WalletSession;
  staking: StakingState;
}

type Move = Pick<WorksOrder, 'collection' | 'ids' | 'way'>;

/** The account's works in its wallet and staked. The dialog of a move outlives the list, which may become empty by it. */
export function OwnWorks({ session, staking }: OwnWorksProps) {
  const [place, setPlace] = useState<Place>('wallet');
  const [move, setMove] = useState<Move>();
  const close = () => setMove(undefined);
  return (
    <>
      <Places session={session} staking={staking} place={place} onPlace={setPlace} onMove={setMove} />
      {move && (
        <DialogBoundary onClose={close}>
          <WorksDialog session={session} {...move} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

interface ListProps extends OwnWorksProps {
  onMove: (move: Move) => void;
}

interface PlacesProps extends ListProps {
  place: Place;
  onPlace: (place: Place) => void;
}

function Places({ place, onPlace, ...list }: PlacesProps) {
  return (
    <Tabs
      label={text.places}
      tabs={[
        { key: 'wallet', label: text.inWallet },
        { key: 'staked', label: text.stakedCount(list.staking.staked.length) },
      ]}
      selected={place}
      onSelect={onPlace}
    >
      {place === 'wallet' ? <WalletList {...list} /> : <StakedList {...list} />}
    </Tabs>
  );
}

function WalletList({ session, staking: { collections, staked }, onMove }: ListProps) {
  const { wallet, retry, isRetrying, hasMore, fetchMore, isFetchingMore } = useWalletWorks(session.account);
  const isPending = useIsTagPending(worksTag, session.account);
  if (wallet.state === 'loading') return <UnreadWorks />;
  if (wallet.state === 'unknown')
    return (
      <InlineNotice
        tone="warning"
        title={text.walletUnknown}
        action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}
      >
        {text.walletUnknownText}
      </InlineNotice>
    );
  const { works, isCut } = wallet.value;
  const shown = groupByCollection(collections, works);
  const left = mostStaked - staked.length;
  if (shown.length === 0 && !hasMore)
    return <EmptyState icon="picture" title={text.noneInWallet} text={text.noneText} />;
  return (
    <div className="grid gap-8">
      {wallet.state === 'stale' && <p className="text-small text-warning">{messages.ui.stale}</p>}
      {left === 0 && <InlineNotice tone="information">{text.fullNow(mostStaked)}</InlineNotice>}
      {shown.map(({ collection, works: own }) => (
        <WorkList
          key={collection.address}
          collection={collection}
          works={own}
          way="stake"
          onMove={(ids) => onMove({ collection, ids, way: 'stake' })}
          most={left}
          isPending={isPending}
          toNote={() => (collection.isAllowed ? text.counts(String(collection.weight)) : text.notAllowed)}
          obstacle={collection.isAllowed ? undefined : <NotAllowed />}
        />
      ))}
      {hasMore && (
        <div className="flex justify-center">
          <Button tone="quiet" isBusy={isFetchingMore} onClick={fetchMore}>
            {text.more}
          </Button>
        </div>
      )}
      {isCut && !hasMore && <p className="text-small text-muted">{text.moreInWallet}</p>}
    </div>
  );
}

function NotAllowed() {
  return <p className="text-small text-muted">{text.notAllowedText}</p>;
}

function StakedList({ session, staking: { collections, staked }, onMove }: ListProps) {
  const seconds = useChainTime();
  const isPending = useIsTagPending(worksTag, session.account);
  const shown = groupByCollection(collections, staked);
  const toNote = ({ weight, activeAt }: StakedWork) =>
    seconds === undefined || activeAt <= BigInt(seconds)
      ? text.counts(String(weight))
      : text.countsFrom(formatTime(Number(activeAt)));
  if (shown.length === 0)
    return <EmptyState icon="picture" title={text.noneStaked} text={text.noneStakedText} />;
  return (
    <div className="grid gap-8">
      {shown.map(({ collection, works }) => (
        <WorkList
          key={collection.address}
          collection={collection}
          works={works}
          way="unstake"
          onMove={(ids) => onMove({ collection, ids, way: 'unstake' })}
          most={mostStaked}
          isPending={isPending}
          toNote={toNote}
        />
      ))}
    </div>
  );
}

function groupByCollection<Listed extends { readonly collection: Collection['address'] }>(
  collections: readonly Collection[],
  works: readonly Listed[],
) {
  return collections.flatMap((collection) => {
    const own = works.filter((work) => isSameAddress(work.collection, collection.address));
    return own.length === 0 ? [] : [{ collection, works: own }];
  });
}
