import { formatFixedAmount } from '@tradewind/rules/amount/format-amount';
import { formatBps } from '@tradewind/rules/amount/format-percent';
import type { LaunchpadTier } from '@tradewind/rules/tier/launchpad-tier';
import type { Address } from 'viem';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { type SaleTier, useLaunchpadTier } from '../../../shared/tier/launchpad-tier.query.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { findPlatformToken } from '../../../shared/token-list/platform-token.ts';
import { ReadingText, UnknownText } from '../../../shared/ui/reading-text.tsx';
import { BannerFrame, EmptyBanner } from './banner-frame.tsx';
import { computeBoostBps } from './nft-boost.ts';

const text = messages.launchpad;

/** The banner of a connected account. */
export function LaunchpadBanner({ account }: { account: Address }) {
  const platformToken = findPlatformToken(useChain());
  if (platformToken === undefined) return <EmptyBanner note={text.noTiersHere} />;
  const { decimals, symbol } = platformToken;
  return <OwnBanner account={account} decimals={decimals} symbol={formatSymbol(symbol)} />;
}

type OwnBannerProps = { account: Address; decimals: number; symbol: string };

function OwnBanner({ account, decimals, symbol }: OwnBannerProps) {
  const reading = useLaunchpadTier(account);
  const show = (format: (tier: SaleTier) => ReturnType<typeof formatBoost>) => (
    <ReadingText
      reading={reading}
      format={format}
      unknownReason={messages.tier.unknown}
      skeletonClassName="h-6 w-24"
    />
  );
  return (
    <BannerFrame
      tier={show(({ tier }) => nameTier(tier))}
      staked={show(({ staked }) => `${formatFixedAmount(staked, decimals, 2)} ${symbol}`)}
      boost={show(formatBoost)}
    />
  );
}

/** Iron has a threshold and no name. */
function nameTier(tier: LaunchpadTier | undefined): string {
  return tier === undefined || tier === 'iron' ? text.noTier : text.tiers[tier];
}

function formatBoost(tier: SaleTier) {
  const bps = computeBoostBps(tier);
  return bps === undefined ? <UnknownText reason={text.nothingStaked} /> : `+${formatBps(bps)}`;
}
