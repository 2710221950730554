import type { ErrorDefinition } from '../wire/error-definition.ts';

export const tierErrors = {
  TIER_NOT_HERE: { status: 200, retryable: false, text: 'There are no tiers on this network.' },
  /** The chain does not answer: an account's tier is unknown, never the lowest one. */
  TIER_UNKNOWN: {
    status: 503,
    retryable: true,
    text: 'The server can’t reach the network to read this tier.',
  },
} as const satisfies Record<string, ErrorDefinition>;
