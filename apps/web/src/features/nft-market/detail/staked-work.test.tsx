// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ArtworkCard } from '../list/artwork-card.tsx';
import { quote } from '../market/quote.test-support.ts';
import { createSampleWork } from '../stories/sample-work.ts';
import type { TokenState } from '../work/token.ts';
import { ListingPanel } from './listing-panel.tsx';
import { toShownWork } from './shown-work.ts';
import { WorkOffers } from './work-offers.tsx';

vi.mock('../market/quote-token.query.ts', async (original) => ({
  ...(await original()),
  useQuoteToken: () => ({ state: 'value', value: quote }),
}));
vi.mock('../../../shared/token-list/balances.query.ts', () => ({
  useBalances: () => ({ state: 'value', value: new Map() }),
}));
vi.mock('../../../shared/chain/use-chain-time.ts', () => ({ useChainTime: () => 1_000 }));
vi.mock('../../../shared/chain/runtime-config.ts', () => ({
  getRuntimeConfig: () => ({ chainId: 31337, chains: [] }),
  getChainConfig: () => ({ explorer: '/' }),
}));
vi.mock('../../../shared/transaction/use-is-tag-pending.ts', () => ({ useIsTagPending: () => false }));
vi.mock('../action/split.query.ts', () => ({
  useSplit: () => ({ state: 'value', value: { proceeds: 4n } }),
}));
vi.mock('../offers/offer-card.tsx', () => ({
  OfferCard: ({ renderAction }: { renderAction: (best: object, token: object) => ReactNode }) =>
    renderAction({ bidder: toAddress('b'), price: 5n }, quote),
}));

const staking = toAddress('9');
const session = { account } as unknown as WalletSession;
const [artist, market] = [toAddress('d'), toAddress('e')];
const state: TokenState = {
  holder: staking,
  ask: undefined,
  bids: [],
  ownBid: undefined,
  isApproved: false,
  isPaused: false,
};
const actions = ['Sell', 'Auction', 'Transfer', 'Approve NFT', 'Accept offer'];

type Shown = { holder?: TokenState['holder']; viewer?: WalletSession | undefined };

function show({ holder = staking, viewer }: Shown) {
  const texts = createSampleWork({ listing: null, place: 'staked', ownerAddress: account });
  const detail = { ...texts, creatorAddress: artist, bids: [], rejectReason: null, blockNumber: 9 };
  const work = toShownWork(detail, { market, isMarketNamed: true });
  const reading = { state: 'value', value: { ...state, holder } } as const;
  const props = { work, state: reading, session: viewer, onOpen: () => undefined };
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        {withChain(
          createTestChain(),
          <>
            <ListingPanel {...props} retry={() => undefined} isRetrying={false} />
            <WorkOffers {...props} />
          </>,
        )}
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const listButtons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

afterEach(cleanup);

it('[NFT-03] given a staked work, then its page names who staked it, with the way to staking', () => {
  show({});
  expect(screen.getByText('Staked')).toBeDefined();
  expect(screen.getByRole('region').textContent).toMatch(/Owned by\s*0xaaaa/i);
  expect(screen.getByText(/This work is staked\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Stake NFT' }).getAttribute('href')).toBe('/stakeNFT');
});

it('[NFT-04] given the account that staked it, then it takes the work back first: no action is offered', () => {
  show({ viewer: session });
  expect(screen.getByText(/Take it back first to sell it or give it away\./)).toBeDefined();
  expect(screen.getByRole('region').textContent).toContain('Owned by you');
  for (const action of actions) expect(listButtons()).not.toContain(action);
});

it('[NFT-04] given a work that came back while the index says staked, then the chain counts, and all is offered', () => {
  show({ viewer: session, holder: account });
  expect(screen.queryByText('Staked')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Stake NFT' })).toBeNull();
  expect(listButtons()).toEqual(expect.arrayContaining(actions));
});

function Card({ place, id }: { place: 'staked' | 'wallet'; id: number }) {
  const work = createSampleWork({ id, name: `Boat ${id}`, place, listing: null, ownerAddress: account });
  return <ArtworkCard work={work} account={account} listed={undefined} isEarly={false} />;
}

it('[NFT-06] given own works, then a staked one has its badge, and no other', () => {
  render(
    <MemoryRouter>
      {withChain(
        createTestChain(),
        <ul>
          <Card place="staked" id={1} />
          <Card place="wallet" id={2} />
        </ul>,
      )}
    </MemoryRouter>,
  );
  const [staked, free] = screen.getAllByRole('listitem');
  expect(staked?.textContent).toContain('Staked');
  expect(free?.textContent).not.toContain('Staked');
});
