/** The connections that were opened with a token here, remembered until the token has expired anyway. */
export type UsedTokens = {
  /** False the second time. */
  use: (claim: { connectionId: string; expiresAt: number }, now: number) => boolean;
};

export function createUsedTokens(): UsedTokens {
  const used = new Map<string, number>();
  return {
    use: ({ connectionId, expiresAt }, now) => {
      // Entries stand in the order of use and all live equally long, so the old ones come first.
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
