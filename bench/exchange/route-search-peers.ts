import type { Pool } from '@tradewind/rules/exchange/pair';
import { pancakeSwapSdk, uniswapSdkCore, uniswapV2Sdk } from './peer-sdks.ts';
import type { RouteSearch } from './route-query.ts';

const options = { maxHops: 3, maxNumResults: 1 };

/** Creates the search of PancakeSwap's SDK over the pools; its objects are built beforehand. */
export function createPancakeSwapSearch(pools: readonly Pool[]): RouteSearch {
  const { CurrencyAmount, ERC20Token, Pair, Trade } = pancakeSwapSdk;
  const getToken = createTokens(pools, (address) => new ERC20Token(56, address, 18, address));
  const toAmount = (address: Pool['token0'], raw: bigint) =>
    CurrencyAmount.fromRawAmount(getToken(address), raw);
  const pairs = pools.map(
    ({ token0, token1, reserve0, reserve1 }) =>
      new Pair(toAmount(token0, reserve0), toAmount(token1, reserve1)),
  );
  return ({ kind, tokenIn, tokenOut, amount }) =>
    kind === 'exact-in'
      ? Trade.bestTradeExactIn(pairs, toAmount(tokenIn, amount), getToken(tokenOut), options)[0]?.outputAmount
          .quotient
      : Trade.bestTradeExactOut(pairs, getToken(tokenIn), toAmount(tokenOut, amount), options)[0]?.inputAmount
          .quotient;
}

/** Creates the same search with Uniswap's SDK. */
export function createUniswapSearch(pools: readonly Pool[]): RouteSearch {
  const { CurrencyAmount, Token } = uniswapSdkCore;
  const { Pair, Trade } = uniswapV2Sdk;
  const getToken = createTokens(pools, (address) => new Token(1, address, 18));
  const toAmount = (address: Pool['token0'], raw: bigint) =>
    CurrencyAmount.fromRawAmount(getToken(address), raw.toString());
  const pairs = pools.map(
    ({ token0, token1, reserve0, reserve1 }) =>
      new Pair(toAmount(token0, reserve0), toAmount(token1, reserve1)),
  );
  return ({ kind, tokenIn, tokenOut, amount }) => {
    const found =
      kind === 'exact-in'
        ? Trade.bestTradeExactIn(pairs, toAmount(tokenIn, amount), getToken(tokenOut), options)[0]
            ?.outputAmount
        : Trade.bestTradeExactOut(pairs, getToken(tokenIn), toAmount(tokenOut, amount), options)[0]
            ?.inputAmount;
    return found && BigInt(found.quotient.toString());
  };
}

function createTokens<Token>(pools: readonly Pool[], create: (address: Pool['token0']) => Token) {
  const addresses = new Set(pools.flatMap(({ token0, token1 }) => [token0, token1]));
  const tokens = new Map([...addresses].map((address) => [address, create(address)]));
  return (address: Pool['token0']): Token => {
    const token = tokens.get(address);
    if (token === undefined) throw new Error(`the set has no token ${address}`);
    return token;
  };
}
