import { formatExactAmount } from '../amount/format-amount.ts';
import { parseWholeUnits } from '../amount/parse-amount.ts';
import { toAddressKey, type Address } from '../network/address.ts';
import { computeEffectiveStake } from '../tier/effective-stake.ts';
import { computeLaunchpadTierWeight, findLaunchpadTier } from '../tier/launchpad-tier.ts';
import { formatSortedFile, parseSortedFile, type SortedFile } from '../csv/sorted-file.ts';

/** What an account's tier follows from at a block: its stake of the platform token in raw units, and its boost. */
export type TierStake = { readonly account: Address; readonly staked: bigint; readonly boostBps: bigint };

/** A stake that reaches a tier, with the weight of that tier. */
export type TierEntry = TierStake & { readonly weight: bigint };

const header = 'address,staked,boostBps,tier,weight';
const line = /^(0x[0-9a-f]{40}),(\d{1,40}(?:\.\d{1,18})?),(\d{1,9}),/;
/** Decimals of the platform token. */
const decimals = 18;

/**
 * The text of a snapshot of tiers, from which a list is computed: a header, then a line for each account with a tier,
 * rising, with its stake in whole platform tokens. Accounts without a tier are left out. Tiers as `ITierView` computes
 * them: the stake is raised by the boost and rounded down; `tierUnit` is the contract's `launchpadTierUnit`.
 */
export function formatTierSnapshot(stakes: readonly TierStake[], tierUnit: bigint): string {
  const reached = stakes.filter((stake) => findTier(stake, tierUnit) !== undefined);
  return formatSortedFile(header, reached, (stake) => formatLine(stake, tierUnit) ?? '');
}

/**
 * Reads a snapshot: it accepts exactly the texts of `formatTierSnapshot` with 1 to 100,000 accounts, and otherwise
 * names the first faulty line. So a tier or weight that stake and boost do not give is a `malformedLine`.
 */
export function parseTierSnapshot(text: string, tierUnit: bigint): SortedFile<TierEntry> {
  return parseSortedFile(header, text, (content) => parseLine(content, tierUnit));
}

function findTier({ staked, boostBps }: TierStake, tierUnit: bigint) {
  return findLaunchpadTier(computeEffectiveStake(staked, boostBps), tierUnit);
}

function formatLine(stake: TierStake, tierUnit: bigint): string | undefined {
  const tier = findTier(stake, tierUnit);
  if (tier === undefined) return undefined;
  const staked = formatExactAmount(stake.staked, decimals);
  const weight = computeLaunchpadTierWeight(tier);
  return [toAddressKey(stake.account), staked, stake.boostBps, tier, weight].join(',');
}

function parseLine(content: string, tierUnit: bigint): TierEntry | undefined {
  const [, account, amount, boost] = line.exec(content) ?? [];
  if (account === undefined || amount === undefined || boost === undefined) return undefined;
  const stake: TierStake = {
    account: `0x${account.slice(2)}`,
    staked: parseWholeUnits(amount, decimals) ?? 0n,
    boostBps: BigInt(boost),
  };
  const tier = findTier(stake, tierUnit);
  if (tier === undefined || formatLine(stake, tierUnit) !== content) return undefined;
  return { ...stake, weight: computeLaunchpadTierWeight(tier) };
}
