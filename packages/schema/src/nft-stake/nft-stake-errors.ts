import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Refusals of specified routes: HTTP 200 and `succeeded: false`, except where a client distinguishes them by status. */
export const nftStakeErrors = {
  NFT_STAKE_NOT_HERE: { status: 200, retryable: false, text: 'NFTs can’t be staked on this network.' },
  NFT_MOVE_REVERTED: { status: 200, retryable: false, text: 'This transaction failed. No NFT was moved.' },
  NFT_MOVE_NOT_FOUND: {
    status: 200,
    retryable: false,
    text: 'This transaction staked or returned no NFT here.',
  },
  NFT_MOVE_OF_ANOTHER_ACCOUNT: {
    status: 200,
    retryable: false,
    text: 'This transaction moved NFTs of another account.',
  },
  NFT_MOVE_DIFFERS: { status: 200, retryable: false, text: 'This transaction moved other NFTs.' },
  /** No node knows the transaction: invented, dropped, or not propagated yet. */
  NFT_MOVE_UNKNOWN: { status: 404, retryable: true, text: 'No node knows this transaction.' },
  /** An unindexed transaction cannot be verified while no node answers. */
  NFT_MOVE_UNCHECKED: {
    status: 503,
    retryable: true,
    text: 'The server can’t reach the network to look for this transaction.',
  },
} as const satisfies Record<string, ErrorDefinition>;
