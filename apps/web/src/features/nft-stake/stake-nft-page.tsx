import { findValue } from '../../shared/chain/reading.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import { useChainTime } from '../../shared/chain/use-chain-time.ts';
import { messages } from '../../shared/message/messages.ts';
import { TierBlock } from '../../shared/tier/tier-block.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListPage } from '../../shared/ui/list-page.tsx';
import { NetworkUnreachable } from '../../shared/ui/network-unreachable.tsx';
import { ConnectAction } from '../../shared/wallet/connect-action.tsx';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';
import { BoostCard, BoostSteps, UnreadBoost } from './boost/boost-card.tsx';
import { findStaking } from './get-staking.ts';
import { OwnWorks } from './works/own-works.tsx';
import { useStaking } from './works/staking.query.ts';
import { UnreadPlaces } from './works/unread-works.tsx';
import type { StakingState } from './works/work.ts';

const text = messages.nftStake;

/** `/stakeNFT`: the account's works, its boost, and the tier that they raise. */
export function StakeNftPage() {
  const isHere = findStaking(useChain()) !== undefined;
  return (
    <ListPage title={text.title} subtitle={text.subtitle}>
      {isHere ? <Staking /> : <EmptyState icon="picture" title={text.notHere} />}
    </ListPage>
  );
}

function Staking() {
  const session = useWalletSession();
  const { staking, retry, isRetrying } = useStaking(session?.account);
  const known = findValue(staking);
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-4 max-desktop:order-2">
        {staking.state === 'unknown' && <NetworkUnreachable onRetry={retry} isRetrying={isRetrying} />}
        {staking.state === 'stale' && <p className="text-small text-warning">{messages.ui.stale}</p>}
        {!session && <Stranger />}
        {session && staking.state === 'loading' && <UnreadPlaces />}
        {session && known && <OwnWorks key={session.account} session={session} staking={known} />}
      </div>
      <div className="grid gap-4">
        <TierBlock />
        {staking.state === 'loading' && <UnreadBoost />}
        {known && (session ? <OwnBoost staking={known} /> : <BoostSteps steps={known.steps} />)}
      </div>
    </div>
  );
}

function Stranger() {
  return (
    <Card className="grid gap-4 p-4 tablet:p-6">
      <p className="text-muted">{text.connect}</p>
      <ConnectAction />
    </Card>
  );
}

function OwnBoost({ staking: { staked, steps } }: { staking: StakingState }) {
  const seconds = useChainTime();
  return seconds === undefined ? (
    <UnreadBoost />
  ) : (
    <BoostCard staked={staked} steps={steps} time={BigInt(seconds)} />
  );
}
