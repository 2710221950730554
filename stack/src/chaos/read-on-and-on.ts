import { poolDetailSchema } from '@tradewind/schema/exchange/pool';
import { swapListSchema } from '@tradewind/schema/exchange/swap';
import { successSchema } from '@tradewind/schema/wire/envelope';
import * as z from 'zod/mini';

/** A pool's reserves as the API returned them at a block. */
export interface ReserveSample {
  readonly pool: `0x${string}`;
  readonly blockNumber: number;
  readonly reserves: readonly [string, string];
}

export interface Reads {
  answered: number;
  /** Responses 502, 503 or 504, or no response, as expected of a failing server. */
  refused: number;
  readonly samples: Map<string, ReserveSample>;
  /** Descriptions of responses that no client may receive. */
  readonly faults: string[];
}

const poolAnswerSchema = successSchema(poolDetailSchema);
const swapsAnswerSchema = successSchema(swapListSchema);
const patienceMs = 20_000;

/** Requests every pool and the newest swaps in turn until the signal, and checks each response. */
export async function readOnAndOn(
  apiUrl: string,
  pools: readonly `0x${string}`[],
  reads: Reads,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const pool = pools[turn % pools.length];
    const path = turn % 3 === 0 ? '/exchange/swaps?pageSize=50' : `/exchange/pools/${pool}`;
    try {
      const response = await fetch(`${apiUrl}${path}`, { signal: AbortSignal.timeout(patienceMs) });
      const body: unknown = await response.json();
      if (response.ok) check(body, reads);
      else noteRefusal(response.status, path, reads);
    } catch (error) {
      if (error instanceof z.core.$ZodError) reads.faults.push(`${path}: ${error.message}`);
      else reads.refused += 1;
    }
  }
}

function noteRefusal(status: number, path: string, reads: Reads): void {
  if ([502, 503, 504].includes(status)) reads.refused += 1;
  else reads.faults.push(`${path} answered ${status}`);
}

function check(body: unknown, reads: Reads): void {
  reads.answered += 1;
  const pool = poolAnswerSchema.safeParse(body);
  if (pool.success) {
    const { blockNumber, pool: row } = pool.data.data;
    reads.samples.set(`${row.address} ${blockNumber}`, {
      pool: row.address,
      blockNumber,
      reserves: [row.reserve0, row.reserve1],
    });
    return;
  }
  const { swaps } = z.parse(swapsAnswerSchema, body).data;
  const places = swaps.map(({ blockNumber, logIndex }) => blockNumber * 100_000 + logIndex);
  if (places.some((place, index) => index > 0 && place >= (places[index - 1] ?? 0)))
    reads.faults.push('a list of swaps is out of order or holds one twice');
}
