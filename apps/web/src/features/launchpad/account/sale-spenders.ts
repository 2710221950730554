import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { SpenderPart } from '../../../shared/site/spender-part.ts';
import { findSaleFactory } from '../find-launchpad.ts';
import { fetchAllSales } from '../held/fetch-held-sales.ts';
import { booleanSchema } from '../sale/sale-answers.ts';

/** Those of the newest sales alone are read with each block; an older one is found by its name. */
const mostShown = 64;

const termsSchema = z.object({ pay: addressInputSchema });

/** The sales: each takes its payment token. */
export const saleSpenders: SpenderPart = {
  fetchSpenders: async (chain, signal) => {
    const sales = (await fetchAllSales(chain, signal)).slice(-mostShown);
    const views = sales.map((address) => ({ address, abi: saleAbi, functionName: 'terms' }));
    const terms = await readAnswers(chain.client, views, signal);
    return sales.map((address, index) => ({
      address,
      name: messages.launchpadTakeBack.spender,
      tokens: [termsSchema.parse(terms[index]).pay],
      takesListed: false,
      collections: [],
    }));
  },
  fetchNames: async (chain, addresses, signal) => {
    const address = findSaleFactory(chain);
    if (address === undefined) return addresses.map(() => undefined);
    const views = addresses.map((sale) => ({
      address,
      abi: saleFactoryAbi,
      functionName: 'isSale',
      args: [sale],
    }));
    const answers = await readAnswers(chain.client, views, signal);
    return answers.map((isSale) =>
      booleanSchema.parse(isSale) ? messages.launchpadTakeBack.spender : undefined,
    );
  },
};
