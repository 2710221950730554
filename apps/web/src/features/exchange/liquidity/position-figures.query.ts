import { useQuery } from '@tanstack/react-query';
import { type Address, toAddressKey } from '@tradewind/rules/network/address';
import { positionListSchema, type WirePosition } from '@tradewind/schema/exchange/position';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexInterval } from '../reserves/index-interval.ts';

type PositionList = { readonly blockNumber: number; readonly positions: readonly WirePosition[] };

/**
 * The indexed figures of the account's position in a pool: value, fees and the difference to holding. Stale where the
 * index has not read the account's pool tokens; unknown where it lists no such position.
 */
export function usePositionFigures(
  account: Address | undefined,
  { pool, held }: { readonly pool: Address; readonly held: bigint },
): Reading<WirePosition> {
  const chain = useChain();
  const list: Reading<PositionList> = toReading(
    useQuery({
      queryKey: createReadKey(chain, 'positions', account),
      queryFn: ({ signal }) => fetchPositions(chain, account, signal),
      enabled: account !== undefined,
      refetchInterval: useIndexInterval(),
    }),
  );
  if (list.state === 'loading' || list.state === 'unknown') return list;
  const position = list.value.positions.find((one) => one.pool.address === toAddressKey(pool));
  if (!position) return { state: 'unknown', reason: undefined };
  const isBehind = BigInt(position.liquidity) !== held;
  return { state: isBehind ? 'stale' : list.state, value: position };
}

async function fetchPositions(
  chain: Chain,
  account: Address | undefined,
  signal: AbortSignal,
): Promise<PositionList> {
  const positions: WirePosition[] = [];
  let cursor: string | null = '';
  let blockNumber = 0;
  while (cursor !== null) {
    const page = await fetchPage({ chain, account, cursor }, signal);
    positions.push(...page.positions);
    ({ blockNumber, nextCursor: cursor } = page);
  }
  return { blockNumber, positions };
}

type PageRequest = { chain: Chain; account: Address | undefined; cursor: string };

function fetchPage({ chain, account, cursor }: PageRequest, signal: AbortSignal) {
  const query = new URLSearchParams({ account: account ?? '', pageSize: '500', ...(cursor && { cursor }) });
  return fetchFromApi({ chain, path: `/exchange/positions?${query}`, schema: positionListSchema, signal });
}
