import type { AreaSeed, SeedDay } from '../area.ts';
import type { ChainClient } from '../chain/connect.ts';
import { localAccount } from '../demo-accounts.ts';
import { liveThrough } from './live-through.ts';

interface SeedOptions extends Omit<SeedDay, 'addressOf'> {
  readonly seeds: readonly AreaSeed[];
}

/** All accounts of the local mnemonic that have a part (demo-accounts.ts). */
const accountCount = 54;

/** Runs the plans of the areas on a node that mines only on request, then checks the final state of each. */
export async function seedChain(
  client: ChainClient,
  { seeds, ...day }: SeedOptions,
  signal: AbortSignal,
): Promise<void> {
  const addresses = Array.from({ length: accountCount }, (_, index) => localAccount(index).address);
  const addressOf = (account: number) => getAt(addresses, account);
  const histories = seeds.map(({ plan }) => plan({ ...day, addressOf }));
  await liveThrough(
    client,
    histories.flatMap(({ transactions }) => transactions),
    signal,
  );
  await Promise.all(histories.map((history) => history.assert(client)));
}

function getAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new RangeError(`nothing at ${index}`);
  }
  return item;
}
