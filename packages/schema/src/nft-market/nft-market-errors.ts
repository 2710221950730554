import type { ErrorDefinition } from '../wire/error-definition.ts';

/** Refusals of specified routes: HTTP 200 and `succeeded: false`. */
export const nftMarketErrors = {
  NFT_MARKET_NOT_HERE: { status: 200, retryable: false, text: 'There is no NFT market on this network.' },
  ARTWORK_NOT_FOUND: { status: 200, retryable: false, text: 'There is no artwork with this number.' },
  EDITED_LATELY: { status: 200, retryable: true, text: 'A listed artwork can be edited once an hour.' },
  ARTWORK_EVENT_MISSING: {
    status: 200,
    retryable: false,
    text: 'This transaction did nothing of this kind.',
  },
  ARTWORK_EVENT_FOREIGN: { status: 200, retryable: false, text: 'This transaction is of another account.' },
  ARTWORK_EVENT_DIFFERS: { status: 200, retryable: false, text: 'This transaction has other values.' },
  ARTWORK_CHANGED: { status: 409, retryable: true, text: 'This artwork has changed since.' },
  RESUBMITTED_OFTEN: {
    status: 200,
    retryable: false,
    text: 'An artwork can be submitted again three times.',
  },
} as const satisfies Record<string, ErrorDefinition>;
