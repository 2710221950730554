export type ListVersion = { readonly major: number; readonly minor: number; readonly patch: number };

/** The compared fields of two versions of a list. */
export type ListedTokenDetails = {
  readonly chainId: number;
  readonly address: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
};

/** The steps of a list's version, from the smallest; `none` is no step forward. */
export const versionBumps = ['none', 'patch', 'minor', 'major'] as const;
export type VersionBump = (typeof versionBumps)[number];

/** The step from one version to the next; an equal or an older one is no step. */
export function findVersionBump(from: ListVersion, to: ListVersion): VersionBump {
  for (const part of ['major', 'minor', 'patch'] as const) {
    if (to[part] > from[part]) return part;
    if (to[part] < from[part]) return 'none';
  }
  return 'none';
}

/**
 * The smallest step that a change of tokens requires: a removed token, or one whose amounts would read
 * differently, is a major one, a new one a minor one, other details a patch.
 */
export function findLeastBump(
  from: readonly ListedTokenDetails[],
  to: readonly ListedTokenDetails[],
): VersionBump {
  const next = new Map(to.map((token) => [toKey(token), token]));
  const isBreaking = from.some((token) => next.get(toKey(token))?.decimals !== token.decimals);
  if (isBreaking) return 'major';
  if (next.size > from.length) return 'minor';
  return from.some((token) => isRenamed(token, next.get(toKey(token)))) ? 'patch' : 'none';
}

/**
 * Whether a list may step from one version to another without confirmation: no major step, and no smaller one
 * than its changes require.
 */
export function isSafeBump(bump: VersionBump, least: VersionBump): boolean {
  return bump !== 'major' && versionBumps.indexOf(bump) >= versionBumps.indexOf(least);
}

function isRenamed(token: ListedTokenDetails, next: ListedTokenDetails | undefined): boolean {
  return next?.symbol !== token.symbol || next.name !== token.name;
}

function toKey({ chainId, address }: ListedTokenDetails): string {
  return `${chainId}:${address.toLowerCase()}`;
}
