// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import type { Reading } from '../../../shared/chain/reading.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { OwnPart, OwnStake } from '../own/own-part.ts';
import { createPool } from '../stories/sample-pool.ts';
import { HeldPoolLines } from './held-pool-lines.tsx';

const own = vi.hoisted((): { part: unknown; now: number | undefined; block: bigint | undefined } => ({
  part: undefined,
  now: undefined,
  block: undefined,
}));
vi.mock('../own/own-part.query.ts', () => ({ useOwnPart: () => own.part }));
vi.mock('../../../shared/chain/use-chain-time.ts', () => ({
  useChainTime: () => own.now,
  useBlockTime: () => own.block,
}));
vi.mock('../pool/pool-heading.tsx', () => ({ PoolLogos: () => null, toPoolTitle: () => 'Stake BSCS' }));

const unit = 10n ** 18n;
const day = 86_400n;
const pool = createPool({ isFinished: true });
const session = { account } as WalletSession;

const toStake = (id: bigint, days: bigint): OwnStake => ({
  id,
  amount: 200n * unit,
  start: 0n,
  paidUntil: 0n,
  duration: days * day,
  aprBps: 1_000n,
  fees: pool.fees,
});

function show(part: Reading<OwnPart>, days: number | undefined) {
  const now = days === undefined ? undefined : BigInt(days) * day;
  // The clock runs three seconds ahead of the last block.
  Object.assign(own, { part, now: now && Number(now) + 3, block: now });
  const calls = { onOpen: vi.fn(), onWithdraw: vi.fn() };
  const lines = <HeldPoolLines pool={pool} session={session} {...calls} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      {withChain(createTestChain(), lines)}
    </QueryClientProvider>,
  );
  return calls;
}

const findLine = (text: string) => screen.getByText(text).closest('li')!;

afterEach(cleanup);

it('[POOL-03] given stakes before and after their end, then each line says since when, how much and what leaving costs', () => {
  const stakes = [toStake(0n, 5n), toStake(1n, 90n)];
  const { onOpen } = show({ state: 'value', value: { stakes, credit: 0n } }, 6);
  const time = 6n * day;
  const ended = findLine('Ended stakes, and all rewards due');
  expect(ended.textContent).toContain('200.0000 BSCS');
  fireEvent.click(within(ended).getByRole('button', { name: 'Harvest' }));
  expect(onOpen).toHaveBeenLastCalledWith({ action: 'harvest', pool, own: { stakes, credit: 0n }, time });
  const running = findLine('Stake for 90 days');
  // 5% before day 7.
  expect(running.textContent).toContain('Leaving now costs 10 BSCS.');
  fireEvent.click(within(running).getByRole('button', { name: 'UnStake' }));
  expect(onOpen).toHaveBeenLastCalledWith({
    action: 'unstake',
    pool,
    own: { stakes: [stakes[1]], credit: 0n },
    time,
  });
  const alone = findLine('Take the principal alone');
  expect(alone.textContent).toContain('400.0000 BSCS');
  expect(alone.textContent).toContain('Leaving now costs 10 BSCS.');
  fireEvent.click(within(alone).getByRole('button', { name: 'Leave' }));
  expect(onOpen).toHaveBeenLastCalledWith({ action: 'leave', pool, own: { stakes, credit: 0n }, time });
});

it('[POOL-03] given a credit alone, then its line withdraws it, and no stake is offered', () => {
  const { onWithdraw } = show({ state: 'value', value: { stakes: [], credit: 3n * unit } }, 6);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onWithdraw).toHaveBeenCalledWith(pool, 3n * unit);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it.each([
  ['no answer of the pool', { state: 'unknown', reason: undefined }, 6, 'Try again'],
  [
    'no time of the chain',
    { state: 'value', value: { stakes: [toStake(0n, 5n)], credit: 0n } },
    undefined,
    undefined,
  ],
] as const)('[SHELL-06] given %s, then nothing is offered', (_case, part, days, button) => {
  show(part, days);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    button ? [button] : [],
  );
});
