/** What readiness and metrics are told by; times are wall time in milliseconds. */
export type Status = {
  /** This keeper, and no other, acts on the chain. */
  isActive: boolean;
  /** The last look at the chain that succeeded. */
  lastLookAt: number | undefined;
  balance: bigint | undefined;
  openCount: number;
  isShortOfCoin: boolean;
};

export function createStatus(): Status {
  return { isActive: false, lastLookAt: undefined, balance: undefined, openCount: 0, isShortOfCoin: false };
}

/** Silence of all nodes after which the keeper counts as not ready. */
const maxSilenceMs = 30_000;

/** Why nothing is kept at this moment (wall time in milliseconds); none when the keeper is ready. */
export function listUnreadyReasons({ isActive, lastLookAt }: Status, now: number): string[] {
  if (!isActive) return ['another keeper acts on this chain'];
  if (lastLookAt === undefined) return ['no node has answered yet'];
  const silenceMs = now - lastLookAt;
  return silenceMs > maxSilenceMs ? [`no node has answered for ${Math.round(silenceMs / 1000)} s`] : [];
}
