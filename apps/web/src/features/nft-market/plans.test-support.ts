import { vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import type { Token } from '../../shared/token-list/currency.ts';
import type { AreaPlans } from '../../shared/transaction/area-plans.test-support.ts';
import { createOffer } from './action/offer.test-support.ts';
import { createPurchasePlan } from './action/purchase-plan.ts';
import type { WorkTerms } from './action/work-order.ts';
import { createWorkPlan } from './action/work-plan.ts';
import { toWorkPurchase } from './action/work-purchase.ts';
import { createOfferPlan } from './offer/offer-plan.ts';
import { createBasketWork } from './sweep/basket-work.test-support.ts';
import { createSweepPlan } from './sweep/sweep-plan.ts';
import { createMoneyExitPlan } from './take-back/exit-plan.ts';

vi.mock('./offer/assert-same-offer.ts', () => ({ assertSameOffer: async () => undefined }));
vi.mock('./sweep/assert-for-sale.ts', () => ({ assertForSale: async () => undefined }));

const quote: Token = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('5'),
  symbol: 'BSCS',
  name: 'BSCS',
  decimals: 18,
};
const market = toAddress('a');
const token = { market, collection: toAddress('c'), tokenId: 7n };
const bidder = toAddress('d');
const actions: readonly WorkTerms[] = [
  { action: 'approve' },
  { action: 'sell', price: 5n },
  { action: 'auction', price: 5n, endsAt: 9_000n },
  { action: 'update', price: 6n },
  { action: 'revoke' },
  { action: 'transfer', to: bidder },
  { action: 'settle', receives: 'work' },
  { action: 'settle', receives: 'proceeds' },
  { action: 'settle', receives: 'nothing' },
  { action: 'buy', price: 5n, nonce: 1 },
  { action: 'bid', price: 4n, nonce: 1 },
  { action: 'raise', price: 5n, before: 4n, nonce: 1 },
  { action: 'raise', price: 3n, before: 4n, nonce: 1 },
  { action: 'cancel', price: 4n, nonce: 1 },
  { action: 'accept', bidder, price: 4n, proceeds: 3n },
  { action: 'acceptOffer', bidder, price: 4n, proceeds: 3n },
];
const paid = { payment: { kind: 'allowed' }, made: [] } as const;

export const plans: AreaPlans = {
  'action/work-plan.ts': ({ chain, account }) =>
    actions.map((terms) => createWorkPlan({ chain, account, token, name: 'Boat', quote, terms }, paid)),
  'action/purchase-plan.ts': ({ chain, account, coin }) => [
    createPurchasePlan({
      bought: toWorkPurchase({
        chain,
        account,
        token: { ...token, tokenId: 8n },
        name: 'Boat',
        quote,
        terms: { action: 'buy', price: 5n, nonce: 1 },
      }),
      input: coin,
      offer: createOffer({ mostIn: 9n }),
    }),
  ],
  'offer/offer-plan.ts': ({ chain, account }) =>
    [undefined, 3n, 7n].map((price) => {
      const before = price === undefined ? undefined : { bidder: account, price, count: 2, until: 8_000n };
      const terms = { price: 5n, count: 2, until: 9_000n };
      return createOfferPlan({ chain, account, market, quote, terms, before }, paid);
    }),
  'sweep/sweep-plan.ts': ({ chain, account }) =>
    [1, 2].map((count) => {
      const works = [7, 9].slice(0, count).map((id) => ({ work: createBasketWork(id, 1), price: 5n }));
      const order = { chain, account, market, collection: token.collection, quote, works };
      return createSweepPlan({ ...order, referrer: undefined }, paid);
    }),
  'take-back/exit-plan.ts': ({ chain, account }) =>
    (['offer', 'credit'] as const).map((kind) =>
      createMoneyExitPlan({ chain, account, market, quote, kind, amount: 5n }),
    ),
};
