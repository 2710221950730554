// @vitest-environment happy-dom
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { act, cleanup, render } from '@testing-library/react';
import { decodeFunctionData } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../../test-support/known.ts';
import { createTestChain, withChain } from '../../../shared/chain/chain.test-support.tsx';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { ExactOutput } from '../../../shared/site/exact-output-part.ts';
import type { Currency, Token } from '../../../shared/token-list/currency.ts';
import type { Quote } from '../quote/quote.ts';
import type { TokenTax } from '../token-tax/token-tax.ts';
import { QuotedOutput } from './quoted-output.tsx';

const page = vi.hoisted(() => ({
  quote: {} as Reading<Quote>,
  present: {} as Reading<Trade | undefined>,
  tax: { state: 'loading' } as Reading<TokenTax>,
  network: 'answering',
}));

vi.mock('../quote/use-quote.ts', () => ({ useQuote: () => page.quote }));
vi.mock('../quote/chain-trade.query.ts', () => ({ useChainTrade: () => page.present }));
vi.mock('../token-tax/token-tax.query.ts', () => ({
  useTradeTaxes: () => [{ token: { symbol: 'TAX' }, side: 'input', tax: page.tax }],
}));
vi.mock('../../../shared/chain/network-state.ts', () => ({ useNetworkState: () => page.network }));
vi.mock('../../../shared/settings/settings-store.ts', () => ({
  useSettings: () => ({ slippageBps: 100, deadlineSeconds: 60 }),
}));

const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const output: Token = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('d'),
  symbol: 'BSCS',
  name: 'BSCS',
  decimals: 18,
};
const wrapped = toAddress('b');

/** Over a pool whose price is one for one; less output is a larger impact. */
function createTrade(amountIn: bigint, amountOut = 9_970n): Trade {
  const reserve = 10n ** 9n;
  const pool = { address: toAddress('9'), token0: wrapped, token1: output.address };
  const pools = [{ ...pool, reserve0: reserve, reserve1: reserve }];
  const path = [wrapped, output.address];
  const route = { path, amounts: [amountIn, amountOut], pools };
  return { kind: 'exact-out', tokenIn: wrapped, tokenOut: output.address, amountIn, amountOut, route };
}

const toQuote = (trade: Trade): Reading<Quote> => ({ state: 'value', value: { kind: 'trade', trade } });
const trade = createTrade(10_000n);
const answer = (now: Trade | undefined) =>
  Object.assign(page, { quote: toQuote(trade), present: { state: 'value', value: now } });

/** The readings of a component that stays on the page. */
function open() {
  const seen: Reading<ExactOutput>[] = [];
  const chain = createTestChain();
  const draw = (amountOut: bigint) =>
    withChain(
      chain,
      <QuotedOutput account={account} input={native} output={output} amountOut={amountOut}>
        {(offered) => {
          seen.push(offered);
          return null;
        }}
      </QuotedOutput>,
    );
  const { rerender } = render(draw(9_970n));
  const findOffer = () => {
    const known = findValue(seen.at(-1)!);
    return known?.kind === 'offer' ? known.offer : undefined;
  };
  return { last: () => seen.at(-1), findOffer, redraw: (amountOut = 9_970n) => rerender(draw(amountOut)) };
}

beforeEach(() => Object.assign(page, { tax: { state: 'loading' }, network: 'answering' }));
afterEach(cleanup);

describe('[NFT-04] the offer of an exact output', () => {
  it('given a trade that the chain confirms, then it names the most input, and its call buys exactly the output', () => {
    answer(trade);
    const { findOffer } = open();
    const offer = findOffer();
    expect(offer).toMatchObject({
      amountIn: 10_000n,
      mostIn: 10_100n,
      deadlineSeconds: 60,
      obstacle: undefined,
    });
    const { to, data, value } = offer!.createCall(77n);
    expect([to, value]).toEqual([offer!.spender.address, 10_100n]);
    const { functionName, args } = decodeFunctionData({ abi: routerAbi, data });
    expect(functionName).toBe('swapETHForExactTokens');
    expect(args?.[0]).toBe(9_970n);
    expect(args?.at(-1)).toBe(77n);
  });

  it.each([
    ['prices load', { quote: { state: 'loading' } }, { state: 'loading' }],
    ['nobody knows prices', { quote: { state: 'unknown', reason: 'x' } }, { state: 'unknown', reason: 'x' }],
    [
      'no route exists',
      { quote: { state: 'value', value: { kind: 'no-route' } } },
      { value: { kind: 'no-route' } },
    ],
    ['the chain loads', { quote: toQuote(trade), present: { state: 'loading' } }, { state: 'loading' }],
    [
      'the pools can’t do it',
      { quote: toQuote(trade), present: { state: 'value', value: undefined } },
      { value: { kind: 'no-route' } },
    ],
  ])('given that %s, then the reading says so', (_, given, reading) => {
    Object.assign(page, given);
    expect(open().last()).toMatchObject(reading);
  });

  it('given a price that moves within the limits, then the agreed one stays; beyond them, then it must be renewed', () => {
    answer(trade);
    const { findOffer, redraw } = open();
    answer(createTrade(10_050n));
    redraw();
    expect(findOffer()).toMatchObject({ amountIn: 10_000n, renew: undefined, obstacle: undefined });
    answer(createTrade(10_101n));
    redraw();
    expect(findOffer()).toMatchObject({ amountIn: 10_000n, obstacle: 'Accept the new price first' });
    act(() => findOffer()!.renew!());
    expect(findOffer()).toMatchObject({ amountIn: 10_101n, renew: undefined, obstacle: undefined });
  });

  it('given a trade that moves the price, then it warns, as the form of the swap does', () => {
    answer(trade);
    expect(open().findOffer()?.warning).toBeUndefined();
    cleanup();
    answer(createTrade(10_000n, 9_600n));
    const offer = open().findOffer();
    expect(offer?.warning).toContain('moves the price by 3.');
    expect(offer?.obstacle).toBeUndefined();
  });

  it('given a better price, then the limits of the worse one are not sent', () => {
    answer(trade);
    const { findOffer, redraw } = open();
    answer(createTrade(9_000n));
    redraw();
    expect(findOffer()).toMatchObject({ obstacle: 'Accept the new price first' });
  });

  it('given prices that get lost, then the agreed terms stay and are off; another wish has none', () => {
    answer(trade);
    const { findOffer, redraw, last } = open();
    Object.assign(page, {
      quote: { state: 'unknown', reason: 'x' },
      present: { state: 'value', value: undefined },
    });
    redraw();
    expect(findOffer()).toMatchObject({
      amountIn: 10_000n,
      obstacle: expect.stringContaining('not confirm'),
    });
    redraw(8_000n);
    expect(last()).toMatchObject({ state: 'unknown' });
  });

  it.each([
    [
      'a taxed token',
      { tax: { state: 'value', value: { kind: 'measured', buyBps: 0, sellBps: 300 } } },
      trade,
      /TAX keeps/,
    ],
    ['a large price impact', {}, createTrade(10_000n, 9_000n), /Price Impact Too High/],
    ['a lost network', { network: 'reconnecting' }, trade, /Reconnecting/],
  ])('given %s, then nothing may be sent', (_, given, agreed, sentence) => {
    answer(agreed);
    Object.assign(page, given);
    expect(open().findOffer()?.obstacle).toMatch(sentence);
  });
});
