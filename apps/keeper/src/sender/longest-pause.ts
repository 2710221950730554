/**
 * The longest postponement of an intent. A longer one was set before the database's clock was set back, and is
 * due.
 */
export const longestPauseMs = 300_000;
