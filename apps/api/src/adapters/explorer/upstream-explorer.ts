import { rawAmountSchema } from '@tradewind/schema/wire/amount';
import { z } from 'zod';
import { fetchJson } from '../upstream/fetch-json.ts';
import type { Explorer } from './explorer.ts';

export type ExplorerService = { url: string; key: string | undefined };

/** The configured block explorer; the key is not exposed. */
export function createUpstreamExplorer({ url, key }: ExplorerService): Explorer {
  return {
    getTokenBalance: async ({ token, holder }) => {
      const address = new URL(url);
      const query = { module: 'account', action: 'tokenbalance', contractaddress: token, address: holder };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      if (key !== undefined) address.searchParams.set('apikey', key);
      const { result } = await fetchJson(address, answerSchema);
      return { result, readAt: Math.floor(Date.now() / 1000) };
    },
  };
}

/** Explorers answer failures with HTTP 200, status 0 and a sentence as result. */
const answerSchema = z.object({ status: z.literal('1'), result: rawAmountSchema });
