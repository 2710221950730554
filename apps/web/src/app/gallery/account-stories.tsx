import type { Reading } from '../../shared/chain/reading.ts';
import { useChain } from '../../shared/chain/use-chain.ts';
import { addressFixture, nativeFixture, tokenFixture } from '../../shared/gallery/fixtures.ts';
import { Story, StoryGroup } from '../../shared/gallery/story.tsx';
import type { Currency } from '../../shared/token-list/currency.ts';
import type { AccountValue, Holding } from '../../shared/token-list/holding.ts';
import type { ChainHoldings } from '../../shared/token-list/sum-up-holdings.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ActivityDays, LoadingDays } from '../../shared/wallet/activity/activity-days.tsx';
import type { IndexedEntry } from '../../shared/wallet/activity/indexed-entry.ts';
import type { ActivityEntry } from '../../shared/wallet/activity/merge-activity.ts';
import { AccountActions } from '../../shared/wallet/drawer/account-actions.tsx';
import { AccountIdentity } from '../../shared/wallet/drawer/account-identity.tsx';
import { AccountTotal } from '../../shared/wallet/drawer/account-total.tsx';
import { TokensPanel } from '../../shared/wallet/drawer/tokens-panel.tsx';

const unit = 10n ** 18n;
const dustFixture: Currency = {
  kind: 'token',
  chainId: 31_337,
  address: '0x3333333333333333333333333333333333333333',
  symbol: 'DUST',
  name: 'Dust',
  decimals: 18,
};

const values: Record<string, Reading<AccountValue>> = {
  Loading: { state: 'loading' },
  'Every balance has a price': toValue(0, 0),
  'Balances without a price or an answer': toValue(2, 1),
  'A network that does not answer': toValue(0, 0, ['Polygon']),
  Stale: { ...toValue(0, 0), state: 'stale' },
  'Unknown prices': { state: 'unknown', reason: 'no-prices' },
};

const holdings: readonly Holding[] = [
  { currency: nativeFixture, raw: 3n * unit, valueUsdE18: 1827n * unit },
  { currency: tokenFixture, raw: 1_234_567n * unit, valueUsdE18: undefined },
  { currency: dustFixture, raw: 5n, valueUsdE18: 1n },
];

/** The account drawer in its states. */
export function AccountStories() {
  return (
    <StoryGroup title="Account">
      <Story name="Identity, actions">
        <Card className="p-4">
          <AccountIdentity account={addressFixture} />
          <AccountActions />
        </Card>
      </Story>
      {Object.entries(values).map(([name, value]) => (
        <Story key={name} name={`Total: ${name}`}>
          <Card className="px-4 pb-4">
            <AccountTotal value={value} />
          </Card>
        </Story>
      ))}
      <HoldingStories />
      <ActivityStories />
    </StoryGroup>
  );
}

function HoldingStories() {
  const chain = useChain();
  const readings: Record<string, ChainHoldings['holdings']> = {
    Loading: { state: 'loading' },
    'With a price, without one, and a small one': { state: 'value', value: holdings },
    Stale: { state: 'stale', value: holdings },
    Unknown: { state: 'unknown', reason: undefined },
  };
  return Object.entries(readings).map(([name, reading]) => (
    <Story key={name} name={`Tokens: ${name}`}>
      <Card className="p-4">
        <TokensPanel chains={[{ chain, holdings: reading, unreadCount: 0 }]} />
      </Card>
    </Story>
  ));
}

function toValue(unpricedCount: number, unreadCount: number, unreadNetworks: readonly string[] = []) {
  const value = { totalUsdE18: 12_345n * unit, unpricedCount, unreadCount, unreadNetworks };
  return { state: 'value', value } as const;
}

function ActivityStories() {
  const { chainId } = useChain();
  return (
    <>
      <Story name="Activity: loading">
        <LoadingDays />
      </Story>
      <Story name="Activity: of the index, and a lost write of this browser">
        <Card className="p-4">
          <ActivityDays entries={listEntries(chainId)} />
        </Card>
      </Story>
    </>
  );
}

const hash = `0x${'ab'.repeat(32)}` as const;
const seconds = 1_795_179_398;
const native = { asset: { kind: 'native' }, raw: -2n * unit } as const;
const token = { address: dustFixture.address, symbol: dustFixture.symbol, decimals: 18 };
const gain = { asset: { kind: 'token', token }, raw: 1234n * unit } as const;
const place = { txHash: hash, logIndex: 0, blockNumber: 1, blockTimestamp: seconds };

function listEntries(chainId: number): ActivityEntry[] {
  const base = { chainId, hash, seconds, rows: [] };
  const transfer = { ...place, direction: 'in', token, counterparty: addressFixture, amount: '1' } as const;
  const round = { ...place, change: 'entered', round: 1234, side: 'UP', amount: '1' } as const;
  const record = { hash, chainId, from: addressFixture, addedTime: 0, summary: 'Approve DUST' } as const;
  return [
    toIndexed({ ...base, key: 'swap', kind: 'swap', movements: [native, gain] }),
    toIndexed({
      ...base,
      key: 'transfer',
      kind: 'transfer',
      rows: [{ kind: 'transfer', ...transfer }],
      movements: [gain],
    }),
    toIndexed({
      ...base,
      key: 'round',
      kind: 'round',
      rows: [{ kind: 'round', ...round }],
      movements: [native],
    }),
    {
      source: 'browser',
      key: 'sent',
      seconds,
      entry: { key: 'sent', seconds, sent: { kind: 'transaction', record: { ...record, isUnknown: true } } },
    },
  ];
}

function toIndexed(entry: IndexedEntry): ActivityEntry {
  return { source: 'index', entry, key: entry.key, seconds: entry.seconds };
}
