// @vitest-environment happy-dom
import { computeInoStep, inoStepAmounts } from '@tradewind/rules/tier/ino-step';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account } from '../../../test-support/known.ts';
import type { Chain } from '../chain/chain.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import type { Reading } from '../chain/reading.ts';
import { toCurrencyId } from '../token-list/currency.ts';
import { findPlatformToken } from '../token-list/platform-token.ts';
import { TierBlock } from './tier-block.tsx';
import type { Tier } from './tier.query.ts';

const own = vi.hoisted((): { tier: unknown; balances: unknown; session: unknown } => ({
  tier: undefined,
  balances: undefined,
  session: undefined,
}));
vi.mock('./tier.query.ts', () => ({ useTier: () => own.tier }));
vi.mock('../token-list/balances.query.ts', () => ({ useBalances: () => own.balances }));
vi.mock('../wallet/wallet-session.ts', () => ({ useWalletSession: () => own.session }));

const unit = 10n ** 18n;
const chain = createTestChain();
const platform = toCurrencyId(findPlatformToken(chain)!);

/** As `useTier` has it: the step follows from the effective amount. */
function toTier(effective: bigint, staked = effective): Reading<Tier> {
  return { state: 'value', value: { staked, effective, step: computeInoStep(effective) } };
}

function show(tier: Reading<Tier>, shownOn: Chain = chain) {
  own.tier = tier;
  render(<MemoryRouter>{withChain(shownOn, <TierBlock />)}</MemoryRouter>);
}

const findBlock = () => screen.getByRole('region', { name: 'Your tier' });
const readStep = () => findBlock().querySelector('p.text-heading')?.textContent;
/** The label of some lines has a button beside it. */
function readLine(label: string): string | null | undefined {
  const lines = [...findBlock().querySelectorAll('dl > div')];
  return lines.find((line) => line.querySelector('dt')?.textContent?.startsWith(label))?.querySelector('dd')
    ?.textContent;
}

beforeEach(() =>
  Object.assign(own, {
    balances: { state: 'value', value: new Map([[platform, 5n * unit]]) },
    session: { account },
  }),
);
afterEach(cleanup);

const [first, second, third] = inoStepAmounts;

it.each([
  [0n, 'TBA'],
  [1n, 'TBA'],
  [first - 1n, 'TBA'],
  [first, 'Step 1'],
  [first + 1n, 'Step 1'],
  [second - 1n, 'Step 1'],
  [second, 'Step 2'],
  [second + 1n, 'Step 2'],
  [third - 1n, 'Step 2'],
  [third, 'Step 3'],
  [third + 1n, 'Step 4'],
  [2n ** 96n - 1n, 'Step 4'],
])('[INO-01] given %s raw units that count, then the block shows %s', (effective, step) => {
  show(toTier(effective));
  expect(readStep()).toBe(step);
});

it('[INO-01] given a wei below a step, then the amount is not rounded up to the step', () => {
  show(toTier(first - 1n));
  expect(readLine('With your boost')).toBe('29,999.9999 BSCS');
});

it('[INO-01] given a boost over a step, then the staked amount stays, and the boosted one has the step', () => {
  show(toTier(30_300n * unit, 29_999n * unit));
  expect(readStep()).toBe('Step 1');
  expect(readLine('Staked amount')).toBe('29,999.0000 BSCS');
  expect(readLine('With your boost')).toBe('30,300.0000 BSCS');
  expect(readLine('Balance')).toBe('5.0 BSCS');
});

it('[INO-01] given nothing staked, then the amount is 0, and no step is TBA', () => {
  show(toTier(0n));
  expect(readLine('Staked amount')).toBe('0.0000 BSCS');
  expect(readStep()).toBe('TBA');
});

it('[SHELL-06] given a node that does not answer, then step and amounts are a dash with its reason, not 0', () => {
  own.balances = { state: 'unknown', reason: undefined };
  show({ state: 'unknown', reason: undefined });
  for (const shown of [readStep(), ...['Balance', 'Staked amount', 'With your boost'].map(readLine)]) {
    expect(shown).toMatch(/^–/);
    expect(shown).toContain('the network does not report it');
    expect(shown).not.toMatch(/\d|TBA/);
  }
});

it('[SHELL-06] given a token that does not report the balance, then the balance is a dash, not 0', () => {
  own.balances = { state: 'value', value: new Map() };
  show(toTier(first));
  expect(readLine('Balance')).toMatch(/^–/);
  expect(readLine('Balance')).not.toMatch(/\d/);
});

it('[SHELL-06] given a tier that is still read, then placeholders are shown, and no step', () => {
  show({ state: 'loading' });
  expect(findBlock().querySelectorAll('.skeleton')).toHaveLength(3);
  expect(readStep()).toBe('');
});

it('[SHELL-06] given a tier that could not be read again, then it stays, and is marked as old', () => {
  show({ state: 'stale', value: { staked: first, effective: first, step: 1 } });
  expect(readStep()).toMatch(/^Step 1 \(.+\)$/);
});

it('[INO-01] given no wallet, then the block offers to connect one, and has no amounts', () => {
  own.session = undefined;
  show({ state: 'loading' });
  expect(screen.getByText('Connect a wallet to see your tier.')).toBeDefined();
  expect(findBlock().querySelector('dl')).toBeNull();
  expect(screen.getByRole('link', { name: 'Stake Now' }).getAttribute('href')).toBe('/StakePool');
});

it('[INO-01] given a network without the platform token, then there is no block', () => {
  show(toTier(first), createTestChain({ chainId: 56 }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('[INO-01] given the way to a step, when it is opened, then it names the amount of each step', async () => {
  show(toTier(0n));
  fireEvent.click(screen.getByRole('button', { name: 'How to Stake' }));
  const steps = within(await screen.findByRole('dialog'));
  for (const amount of ['below 30,000', 'from 30,000', 'from 60,000', 'exactly 90,000', 'above 90,000'])
    expect(steps.getByText(amount)).toBeDefined();
});
