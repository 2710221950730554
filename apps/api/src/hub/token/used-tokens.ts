/** The connections opened with a token here, kept until the token expires. */
export type UsedTokens = {
  /** False the second time. */
  use: (payload: { connectionId: string; expiresAt: number }, now: number) => boolean;
};

export function createUsedTokens(): UsedTokens {
  const used = new Map<string, number>();
  return {
    use: ({ connectionId, expiresAt }, now) => {
      // Entries are in the order of use and have equal lifetimes, so the oldest come first.
      for (const [id, expiry] of used) {
        if (expiry > now) break;
        used.delete(id);
      }
      if (used.has(connectionId)) return false;
      used.set(connectionId, expiresAt);
      return true;
    },
  };
}
