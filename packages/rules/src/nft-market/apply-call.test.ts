import { describe, expect, it } from 'vitest';
import type { Address } from '../network/address.ts';
import { applyCall } from './apply-call.ts';
import { planSweep } from './buy-token.ts';
import type { MarketCall } from './market-call.ts';
import { computeOwed, createMarket, type Market } from './market.ts';
import { quoteSale } from './payment.ts';

const place = { market: '0x01', collection: '0x02', quoteToken: '0x03', factory: '0x04' } as const;
const [alice, bob, carol, artist]: readonly Address[] = ['0xa1', '0xb0', '0xca', '0xa7'];
const fresh: Market = {
  ...createMarket(place, 250n),
  holders: new Map([
    [1n, alice!],
    [2n, alice!],
    [3n, bob!],
  ]),
  balances: new Map([
    [bob!, 1_000_000n],
    [carol!, 1_000_000n],
  ]),
  approving: new Set([alice!, bob!]),
  royalties: new Map([[1n, { receiver: artist!, bps: 500n }]]),
};

/** The market after calls that must succeed, a second apart. */
function play(market: Market, ...calls: readonly (readonly [Address, MarketCall])[]): Market {
  return calls.reduce((current, [caller, call], index) => {
    const result = applyCall(current, caller, call, 1_000n + BigInt(index));
    if ('refusal' in result) throw new Error(result.refusal.error);
    return result.market;
  }, market);
}

const sell = (id: bigint, price: bigint) =>
  ({ functionName: 'readyToSellToken', args: [id, price] }) as const;
const bid = (id: bigint, price: bigint) => ({ functionName: 'bidToken', args: [id, price, 1n] }) as const;

describe('[NFT-07] the plain market', () => {
  it('given a purchase, then the buyer pays the price, and fee, royalty and proceeds are its parts', () => {
    const buy = { functionName: 'buyToken', args: [1n, 10_000n, 1n, carol!] } as const;
    const sold = play(fresh, [alice!, sell(1n, 10_000n)], [bob!, buy]);
    expect(sold.holders.get(1n)).toBe(bob);
    expect([bob!, alice!, artist!].map((account) => sold.balances.get(account))).toEqual([
      990_000n,
      9_250n,
      500n,
    ]);
    expect([sold.fees, sold.credits.get(carol!)]).toEqual([200n, 50n]);
    expect(quoteSale(fresh, 1n, 10_000n, 0n).proceeds).toBe(9_250n);
  });

  it('given a bid, then the market has its money until it is withdrawn, also after its listing', () => {
    const book = play(fresh, [alice!, sell(1n, 10_000n)], [carol!, bid(1n, 5_000n)]);
    expect(computeOwed(book)).toBe(5_000n);
    const gone = play(
      book,
      [alice!, { functionName: 'cancelSellToken', args: [1n] }],
      [alice!, sell(1n, 10_000n)],
    );
    expect(gone.asks.get(1n)?.nonce).toBe(2n);
    const back = play(gone, [carol!, { functionName: 'cancelBidToken', args: [1n, 1n] }]);
    expect([back.balances.get(carol!), computeOwed(back)]).toEqual([1_000_000n, 0n]);
  });

  it('given an account that cannot be paid, then its refund is a credit', () => {
    const auction = { functionName: 'readyToAuctionToken', args: [1n, 100n, 10_000n] } as const;
    const led = play(fresh, [alice!, auction], [bob!, bid(1n, 100n)]);
    const beaten = play({ ...led, unpayable: new Set([bob!]) }, [carol!, bid(1n, 105n)]);
    expect(beaten.credits.get(bob!)).toBe(100n);
    const withdraw = { functionName: 'withdrawPending', args: [artist!] } as const;
    expect(play(beaten, [bob!, withdraw]).balances.get(artist!)).toBe(100n);
  });

  it('a refusal names the error of the contract with its values, and nothing changes', () => {
    const listed = play(fresh, [alice!, sell(1n, 10_000n)]);
    const before = structuredClone(listed);
    expect(applyCall(listed, carol!, bid(1n, 99n), 5n)).toEqual({
      refusal: { error: 'Market_PriceTooLow', values: [99n, 100n] },
    });
    expect(applyCall(listed, alice!, bid(1n, 100n), 5n)).toEqual({
      refusal: { error: 'Market_OwnTrade', values: [alice] },
    });
    play(listed, [carol!, bid(1n, 100n)]);
    expect(listed).toEqual(before);
  });

  it('several calls are made all or none', () => {
    const calls = [sell(1n, 10_000n), sell(3n, 10_000n)];
    expect(applyCall(fresh, alice!, { functionName: 'multicall', args: [calls] }, 5n)).toEqual({
      refusal: { error: 'ERC721IncorrectOwner', values: [alice, 3n, bob] },
    });
  });

  it('a sweep passes over a token that is dearer, gone, or beyond the most in all, and pays for the rest', () => {
    const listed = play(fresh, [alice!, sell(1n, 100n)], [alice!, sell(2n, 200n)], [bob!, sell(3n, 50n)]);
    const purchases = [1n, 2n, 3n, 4n].map((id) => ({ id, maxPrice: 200n, nonce: 1n }));
    const ids = (most: bigint, buyer: Address) => {
      const plan = planSweep(listed, buyer, purchases, most);
      return [plan.asks.map(({ id }) => id), plan.total];
    };
    expect(ids(1_000n, carol!)).toEqual([[1n, 2n, 3n], 350n]);
    expect(ids(299n, carol!)).toEqual([[1n, 3n], 150n]);
    expect(ids(1_000n, bob!)).toEqual([[1n, 2n], 300n]);
  });
});
