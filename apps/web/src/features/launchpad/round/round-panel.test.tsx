// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fullLevel } from '@tradewind/rules/launchpad/level';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, toHash } from '../../../../test-support/known.ts';
import { createTestChain, createTestChains } from '../../../shared/chain/chain.test-support.tsx';
import type { Reading } from '../../../shared/chain/reading.ts';
import { ChainsContext } from '../../../shared/chain/use-chain.ts';
import type { Allocations } from '../join/admission.ts';
import type { NamedSale, Sale, SaleBuyer } from '../sale/sale.ts';
import { createProject, createRound } from '../stories/sample-project.ts';
import { createBuyer, createSale, type SaleChanges, sampleTime } from '../stories/sample-sale.ts';
import { RoundPanel } from './round-panel.tsx';

type World = {
  sale: Reading<NamedSale>;
  walletChainId: number | undefined;
  seconds: number | undefined;
  blockTime: bigint;
  isTablet: boolean;
};
const world = vi.hoisted(() => ({}) as World);

/** What opened by itself in this visit; each test is a visit. */
const visit = vi.hoisted(() => new Set<string>());
vi.mock('./once-a-visit.ts', () => ({
  takeOnce: (key: string) => !visit.has(key) && Boolean(visit.add(key)),
}));
vi.mock('../sale/sale.query.ts', () => ({
  useSale: () => ({ sale: world.sale, retry: () => undefined, isRetrying: false }),
}));
vi.mock('../../../shared/chain/use-chain-time.ts', () => ({
  useChainTime: () => world.seconds,
  useBlockTime: () => world.blockTime,
}));
vi.mock('../../../shared/wallet/wallet-session.ts', () => ({
  useWalletSession: () =>
    world.walletChainId === undefined
      ? undefined
      : { account, chainId: world.walletChainId, isOnNetwork: true },
}));
vi.mock('../../../shared/ui/use-media.ts', () => ({ useMedia: () => world.isTablet }));
vi.mock('../../../shared/chain/runtime-config.ts', () => ({
  getRuntimeConfig: () => ({ chainId: 31337, chains: [] }),
  getChainConfig: () => ({ explorer: '/explorer' }),
}));
vi.mock('../sale-writes.tsx', () => ({
  SaleWrites: (props: { kind: 'form'; view: { sale: Sale } } | { kind: 'dialog'; action: object }) => (
    <p>{props.kind === 'form' ? `form ${props.view.sale.kind}` : `dialog ${toText(props.action)}`}</p>
  ),
}));

function toText(action: object): string {
  return JSON.stringify(action, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

const unit = 10n ** 18n;
const day = 86_400n;
const nothing = createBuyer({ committed: 0n, weight: 0n });

beforeEach(() => {
  visit.clear();
  Object.assign(world, {
    sale: { state: 'loading' },
    walletChainId: 31337,
    seconds: Number(sampleTime),
    blockTime: sampleTime,
    isTablet: true,
  });
});
afterEach(cleanup);

type Shown = {
  readonly sale?: SaleChanges;
  readonly buyer?: SaleBuyer | undefined;
  readonly allocations?: Reading<Allocations>;
  readonly time?: bigint;
  /** The time of the last block; by default that of the clock. */
  readonly blockTime?: bigint;
  readonly enableKYC?: boolean;
  readonly showPopupClaim?: boolean;
};

const away: Reading<Allocations> = { state: 'unknown', reason: 'away' };

function draw(round = createRound(), allocations = away, project = createProject()) {
  const others = [31338, 31339].map((chainId) => createTestChain({ chainId }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChainsContext value={createTestChains(createTestChain(), ...others)}>
        <RoundPanel project={project} round={round} allocations={allocations} />
      </ChainsContext>
    </QueryClientProvider>,
  );
  return screen.getByRole('region', { name: round.name });
}

/** A panel of a sale that its chain knows; by default open, and not joined. */
function show({
  sale = {},
  buyer = nothing,
  allocations,
  time = sampleTime,
  blockTime = time,
  ...flags
}: Shown = {}) {
  const known = createSale(sale);
  world.sale = { state: 'value', value: { kind: 'known', sale: known, buyer } };
  world.seconds = Number(time);
  world.blockTime = blockTime;
  const { chainId } = known;
  return draw(createRound({ chainId }), allocations, createProject(flags));
}

const verify = 'Verify this sale';
/** What the account can do; everybody can verify. */
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== verify);

describe('before the sale is over', () => {
  it('[IDO-07] given no sale on chain, then `Commit fund starts in : TBA`', () => {
    const panel = draw(createRound({ onChain: { kind: 'none' } }));
    expect(panel.textContent).toContain('Commit fund starts in : TBA');
    expect(panel.textContent).toContain('COMING');
  });

  it.each([
    ['fixed', 'Join pool starts in'],
    ['commit', 'Commit fund starts in'],
  ] as const)('[IDO-07] given a %s sale before its opening, then `%s` and the countdown', (kind, label) => {
    const panel = show({ sale: { kind, prefunded: true, isFunded: true }, time: sampleTime - 2n * day });
    expect(within(panel).getByRole('timer', { name: label }).textContent).toContain('1d 00:00:00');
    expect(panel.textContent).toContain('GOING');
    expect(panel.textContent).toContain('All tokens are already in escrow');
    expect(screen.queryByText(/form/)).toBeNull();
  });

  it.each([
    ['fixed', 'Join pool close in'],
    ['commit', 'Commit fund close in'],
  ] as const)('[IDO-07] given an open %s sale, then `%s` and its form', async (kind, label) => {
    const panel = show({ sale: { kind } });
    expect(within(panel).getByRole('timer', { name: label }).textContent).toContain('1d 00:00:00');
    expect(panel.textContent).toContain('OPEN');
    expect(await screen.findByText(`form ${kind}`)).toBeDefined();
  });

  it('[IDO-08] given no wallet, then the panel connects one, before any other reason', () => {
    world.walletChainId = undefined;
    show({ buyer: undefined, sale: { list: { root: toHash('1'), hash: toHash('2') } } });
    expect(buttons()).toEqual(['Connect Wallet']);
    expect(screen.getByRole('button', { name: verify })).toBeDefined();
  });
});

describe('the reasons against a join, in their order', () => {
  const listedSale = { list: { root: toHash('1'), hash: toHash('2') } };
  const none: Reading<Allocations> = {
    state: 'value',
    value: { list: [], unknownRounds: [], notListedRounds: [1] },
  };

  it("[IDO-08] given an account beside the list, on a wrong network too, then `You're not whitelisted`", () => {
    world.walletChainId = 1;
    const panel = show({ sale: listedSale, allocations: none });
    expect(panel.textContent).toContain("You're not whitelisted");
    expect(panel.textContent).toContain('The public list of this sale does not have your account.');
    const file = within(panel).getByRole('link', { name: 'Only accounts on the list may join' });
    expect(file.getAttribute('href')).toBe(`/api/launchpad/list/${'2'.repeat(64)}`);
    expect(screen.queryByText('Switch Network')).toBeNull();
  });

  it("[IDO-11] given an account without KYC, then `You have't completed the KYC`; without a session it is not known", () => {
    const allocation = { round: 1, chainId: 31337, admission: { kind: 'open' }, isDisclaimerAccepted: false };
    const answer = (completeKYC: boolean | null): Reading<Allocations> => ({
      state: 'value',
      value: {
        list: [{ ...allocation, completeKYC } as Allocations['list'][number]],
        unknownRounds: [],
        notListedRounds: [],
      },
    });
    const panel = show({ allocations: answer(false), enableKYC: true });
    expect(panel.textContent).toContain("You have't completed the KYC");
    expect(panel.textContent).toContain('This page takes no documents.');
    cleanup();
    const unknown = show({ allocations: answer(null), enableKYC: true });
    expect(unknown.textContent).not.toContain('KYC');
    expect(buttons()).toEqual(['Sign in']);
  });

  it('[IDO-08] given a server that is away, then the list is unknown, and nobody is called not whitelisted', () => {
    const panel = show({ sale: listedSale, allocations: away });
    expect(panel.textContent).toContain('We can’t read the list of this sale now');
    expect(panel.textContent).not.toContain('whitelisted');
  });

  it.each([
    [31337, 'Please select network BSC'],
    [31338, 'Please select network Ethereum'],
    [31339, 'Please select network Polygon'],
  ] as const)('[IDO-08] [WAL-04] given a wallet beside chain %d, then `%s`', (chainId, prompt) => {
    world.walletChainId = 250;
    const panel = show({ sale: { chainId } });
    expect(panel.textContent).toContain(prompt);
    expect(buttons()).toEqual(['Switch Network']);
  });

  it('[IDO-08] given a phone on the wrong network, then a dialog says which network, once a visit', () => {
    Object.assign(world, { walletChainId: 56, isTablet: false });
    show({ sale: { chainId: 31338 } });
    const dialog = screen.getByRole('dialog', { name: 'Please select network Ethereum' });
    expect(within(dialog).getByText('Switch Network')).toBeDefined();
    cleanup();
    show({ sale: { chainId: 31338 } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[IDO-08] given paused joins, a full sale or an account at its cap, then it says that', () => {
    expect(show({ sale: { isPaused: true } }).textContent).toContain('Joins are paused');
    cleanup();
    const full = { kind: 'fixed' as const, committed: createSale().hardCap };
    expect(show({ sale: full }).textContent).toContain('This sale is full.');
    cleanup();
    const most = createBuyer({ committed: createSale().maxPerUser });
    expect(show({ buyer: most }).textContent).toContain('You committed all that you may.');
  });
});

describe('after the sale', () => {
  const closed = sampleTime + day;
  const half = { state: 'levelled' as const, level: (500n * unit) << 32n, committed: 60_000n * unit };

  it("[IDO-11] given an account that did not join, then `You have't joined pool`", () => {
    expect(show({ sale: { state: 'levelled', level: fullLevel }, time: closed }).textContent).toContain(
      "You have't joined pool",
    );
  });

  it.each([
    ['all of it counts', {}, 'close'],
    ['more than its cap is committed', { committed: 60_000n * unit }, 'tally'],
  ])(
    '[IDO-10] given a sale that nobody settled, when %s, then `Allocation: Calculating`, and anybody may settle',
    async (_, sale, way) => {
      const panel = show({ sale, buyer: createBuyer(), time: closed + 60n });
      expect(panel.textContent).toContain('Allocation: Calculating');
      expect(panel.textContent).toContain('Nobody did it yet.');
      fireEvent.click(screen.getByText('Settle it yourself'));
      expect(await screen.findByText(`dialog {"kind":"settle","way":"${way}"}`)).toBeDefined();
    },
  );

  it('[IDO-10] given the first minute after the end, then the keeper is on its way, and nobody has to pay or switch for it', () => {
    const panel = show({ buyer: createBuyer(), time: closed + 59n, sale: { chainId: 31339 } });
    expect(panel.textContent).toContain('Allocation: Calculating');
    expect(panel.textContent).toContain('The sale is over and is settled soon.');
    expect(buttons()).toEqual([]);
  });

  it('[IDO-10] given a settled sale with change, then `Claim Change` of it, and no claim before the delivery', async () => {
    const panel = show({ sale: half, buyer: createBuyer(), time: closed });
    expect(panel.textContent).toContain('Allocation: 20,000.0000 KEEL');
    expect(panel.textContent).toContain('TBA · At the latest');
    expect(screen.getByText<HTMLButtonElement>('TBA').disabled).toBe(true);
    fireEvent.click(screen.getByText('Claim Change'));
    const sent = { kind: 'refund', way: 'change', amount: String(500n * unit), tokens: '0' };
    expect(await screen.findByText(`dialog ${JSON.stringify(sent)}`)).toBeDefined();
  });

  it('[IDO-10] given change and a wallet on another network, then it says how much', () => {
    world.walletChainId = 56;
    const panel = show({ sale: half, buyer: createBuyer(), time: closed });
    expect(panel.textContent).toContain('500.0000 BUSD did not count and is yours.');
    expect(buttons()).toContain('Switch Network');
  });

  it('[IDO-10] given change that was paid, then it says so, without a button', () => {
    const panel = show({ sale: half, buyer: createBuyer({ isChangeTaken: true }), time: closed });
    expect(panel.textContent).toContain('Change paid: 500.0000 BUSD');
    expect(screen.queryByText('Claim Change')).toBeNull();
  });

  const delivered = { state: 'delivered' as const, level: fullLevel, tgeAt: sampleTime };

  it('[IDO-09] given due tokens in the window, then `Claim` and `Refund`, each with what the other gives up', async () => {
    const panel = show({ sale: delivered, buyer: createBuyer(), time: closed });
    expect(panel.textContent).toContain('Your first claim ends the right to a refund.');
    expect(panel.textContent).toContain('You get 1,000.0000 BUSD back and give up 40,000.0000 KEEL.');
    fireEvent.click(screen.getByText('Claim 16,000.0000 KEEL'));
    const sent = { kind: 'claim', rounds: [0], due: String(16_000n * unit), endsRefund: true };
    expect(await screen.findByText(`dialog ${JSON.stringify(sent)}`)).toBeDefined();
    fireEvent.click(screen.getByText('Refund'));
    expect(await screen.findByText(/"way":"window"/)).toBeDefined();
  });

  it('[IDO-09] given a tranche that the clock has reached and the last block has not, then the claim is without it', () => {
    const time = sampleTime + 10n * day;
    const shown = { sale: delivered, buyer: createBuyer(), time };
    show({ ...shown, blockTime: time - 3n });
    expect(screen.getByText('Claim 16,000.0000 KEEL')).toBeDefined();
    cleanup();
    show(shown);
    expect(screen.getByText('Claim 28,000.0000 KEEL')).toBeDefined();
  });

  it('[IDO-09] given everything due was claimed, then `Claimed`, the progress and the next date', () => {
    const buyer = createBuyer({ claimedTranches: 1n });
    const panel = show({ sale: delivered, buyer, time: closed });
    expect(screen.getByText<HTMLButtonElement>('Claimed', { selector: 'button' }).disabled).toBe(true);
    expect(panel.textContent).toContain('40.00%');
    expect(panel.textContent).toContain('Next claim');
    expect(panel.textContent).toContain('You claimed tokens, so you keep the purchase.');
    expect(screen.queryByText('Refund')).toBeNull();
  });

  it('[IDO-09] given a returned purchase, then `Refunded` with the amount, and no claim', () => {
    const panel = show({ sale: delivered, buyer: createBuyer({ isRefunded: true }), time: closed });
    expect(panel.textContent).toContain('You got 1,000.0000 BUSD back.');
    expect(buttons()).toEqual(['Refunded']);
  });

  it('[IDO-09] given a wallet on another network, then it sees the due tokens, and neither claim nor refund reaches it', () => {
    world.walletChainId = 56;
    const panel = show({ sale: delivered, buyer: createBuyer(), time: closed });
    expect(panel.textContent).toContain('16,000.0000 KEEL can be claimed now.');
    expect(buttons()).toEqual(['Switch Network', 'Claim Progress', 'Schedule Claim']);
  });

  it.each([
    ['vetoed', 'The sale was stopped before it opened.'],
    ['notFunded', 'The tokens were not in escrow in time.'],
    ['softCapMissed', 'Too little was committed.'],
    ['notSettled', 'Nobody settled the sale in time.'],
    ['notDelivered', 'The tokens were not delivered in time.'],
  ] as const)(
    '[IDO-10] given a sale cancelled as %s, then why, and `Claim remaning fund` of everything',
    async (reason, why) => {
      const panel = show({ sale: { state: 'cancelled', reason }, buyer: createBuyer(), time: closed });
      expect(panel.textContent).toContain(why);
      expect(panel.textContent).toContain('You get 1,000.0000 BUSD back');
      fireEvent.click(screen.getByText('Claim remaning fund'));
      expect(await screen.findByText(/"way":"dead","amount":"1000000000000000000000"/)).toBeDefined();
    },
  );

  it('[IDO-10] given a dead sale that nobody cancelled, then buyers take everything back, and others may cancel it', async () => {
    show({ sale: { committed: unit }, buyer: createBuyer({ committed: unit }), time: closed });
    expect(screen.getByText('Claim remaning fund')).toBeDefined();
    cleanup();
    show({ sale: { committed: unit }, time: closed });
    fireEvent.click(screen.getByText('Cancel the sale'));
    expect(await screen.findByText('dialog {"kind":"settle","way":"fail"}')).toBeDefined();
  });

  it('[IDO-09] given showPopupClaim and due tokens, then `Claim Progress` opens by itself, once a visit', async () => {
    const shown = { sale: delivered, buyer: createBuyer(), time: closed, showPopupClaim: true };
    show(shown);
    expect(await screen.findByText('dialog {"kind":"progress"}')).toBeDefined();
    cleanup();
    show(shown);
    expect(screen.queryByText('dialog {"kind":"progress"}')).toBeNull();
  });
});

describe('what a panel never pretends', () => {
  it.each([
    ['a contract that the factory did not create', 'foreign', 'This contract is no sale of ours'],
    ['the sale of another project', 'other', 'This contract is the sale of another project'],
  ] as const)('[IDO-08] given an API that names %s, then nothing can be paid there', (_, kind, title) => {
    world.sale = { state: 'value', value: { kind } };
    expect(draw().textContent).toContain(title);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('[SHELL-06] given a chain that does not answer, then its panel says so, without an amount or a status', () => {
    world.sale = { state: 'unknown', reason: 'away' };
    const panel = draw();
    expect(panel.textContent).toContain('This network does not answer');
    expect(panel.textContent).toContain('Unknown');
    expect(panel.textContent).not.toMatch(/\d/);
  });

  it('[SHELL-06] given a server without an index of the chain, then the contract of the round is not known', () => {
    expect(draw(createRound({ onChain: { kind: 'unknown' } })).textContent).toContain(
      'We don’t know the contract of this round now',
    );
  });

  it('[WAL-04] given a round on a chain that the site does not serve, then it says so', () => {
    expect(draw(createRound({ chainId: 137 })).textContent).toContain(
      'This site does not serve the network of this round',
    );
  });

  it('[SHELL-06] given a sale whose chain stopped to answer, then it is marked, and its state stays', () => {
    world.sale = { state: 'stale', value: { kind: 'known', sale: createSale(), buyer: nothing } };
    expect(draw().textContent).toContain('OPEN');
    expect(screen.getByText('Try again')).toBeDefined();
  });
});
