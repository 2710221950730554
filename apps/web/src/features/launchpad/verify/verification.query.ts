import { skipToken, useQuery } from '@tanstack/react-query';
import { toListName } from '@tradewind/rules/launchpad/list-file';
import type { Address } from 'viem';
import { fetchBytesFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { Sale, SaleBuyer } from '../sale/sale.ts';
import type { ListEvidence, ListVerification } from './check-list.ts';
import { fetchEvidence } from './fetch-evidence.ts';
import { checkListInWorker, verifyInWorker } from './run-verifier.ts';

export interface VerifiedSale {
  sale: Sale;
  buyer: SaleBuyer | undefined;
  account: Address | undefined;
  /** Chain seconds. */
  time: bigint;
}

/** A list of 100,000 lines is some megabytes. */
const listTimeoutMs = 30_000;

/** The sale, computed again when the panel opens and on request. */
export function useVerification(verified: VerifiedSale) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'sale-verification', verified.sale.address, verified.account),
    queryFn: async ({ signal }) => {
      const evidence = await fetchEvidence({ ...verified, chain }, signal);
      return { evidence, result: await verifyInWorker(evidence, signal) };
    },
    staleTime: 0,
    gcTime: 0,
  });
  return { reading: toReading(query), retry: () => void query.refetch(), isRetrying: query.isFetching };
}

/** The list of a sale: a copy that the visitor gives, else the server's. Undefined where the terms name none. */
export function useListVerification(
  { sale, account }: VerifiedSale,
  file: File | undefined,
): Reading<ListVerification> | undefined {
  const chain = useChain();
  const { list } = sale;
  const query = useQuery({
    queryKey: createFactKey(
      chain,
      'list-verification',
      sale.address,
      account,
      file?.name,
      file?.lastModified,
    ),
    queryFn:
      list === undefined
        ? skipToken
        : async ({ signal }) =>
            checkListInWorker(
              toListEvidence(sale, list, account, await readList(list, file, signal)),
              signal,
            ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return list && toReading(query);
}

async function readList(
  { hash }: SaleList,
  file: File | undefined,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (file) return new Uint8Array(await file.arrayBuffer());
  const path = `/launchpad/list/${toListName(hash)}`;
  return fetchBytesFromApi({ chain: null, path, timeoutMs: listTimeoutMs }, signal);
}

type SaleList = NonNullable<Sale['list']>;

function toListEvidence(
  { chainId, project, round, pay }: Sale,
  terms: SaleList,
  account: Address | undefined,
  file: Uint8Array,
): ListEvidence {
  return { file, scope: { chainId, project, round }, payDecimals: pay.decimals, terms, account };
}
