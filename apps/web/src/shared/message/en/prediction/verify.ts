import { translate } from '../../translate.ts';

export const predictionVerify = translate('predictionVerify', {
  title: (id: string) => `Verify round #${id}`,
  about:
    'Your browser asks the chain itself and works the round out again. A cross means that somebody is wrong.',
  loading: 'Asking the chain',
  failed: 'The chain could not be asked.',
  failedText: 'This says nothing about the round. Try again when a node answers.',
  again: 'Check again',
  notOver: 'This round is not over. Come back when it is.',
  sumTexts: {
    good: 'The round came out as the rules say. This page shows it so.',
    bad: 'Look at the lines with a cross. What the chain says counts, whatever this page shows.',
    open: 'Until somebody proves both prices nothing is decided. Anyone may, also you, by collecting the round yourself.',
  },
  boundaries: { lock: 'Locked price', close: 'Closed price' },
  at: 'The moment:',
  oracleRound: (phase: string, number: string) => `Round ${number} of the feed, phase ${phase}.`,
  priceProof: (after: string, most: string) =>
    `It came ${after} s after the moment; within ${most} s counts.`,
  firstProof: (before: string) =>
    `It is the first after it. The one before came ${before} s before the moment.`,
  notFirst: (after: string) =>
    `It is not the first after it. The one before came ${after} s after the moment.`,
  firstOfPhase: 'It is the first of its phase: there is none before it.',
  noFeedRound: 'The feed does not know this round.',
  noFeedRoundBefore: 'The feed does not know the round before it.',
  sameProof: 'The contract keeps the same price.',
  otherPrice: (kept: string, said: string) => `The contract keeps ${kept}, the feed said ${said}.`,
  voidProof: 'The contract has it proven that there was no price in time. Everybody gets the stake back.',
  unresolved: 'Nobody has proven this price yet.',
  outcome: 'Outcome',
  stakes: (up: string, down: string) => `Stakes: ${up} on UP, ${down} on DOWN.`,
  outcomeProof: (outcome: string) => `By the prices and the stakes: ${outcome}. The contract says the same.`,
  outcomeWrong: (expected: string, found: string) =>
    `By the prices and the stakes it has to be: ${expected}. The contract says: ${found}.`,
  outcomes: {
    pending: 'not settled',
    up: 'UP won',
    down: 'DOWN won',
    tie: 'a tie, given back',
    'one-sided': 'one side only, given back',
    void: 'no price, given back',
  },
  position: 'Your position',
  positionProof: (side: string, stake: string, payout: string) => `${side} with ${stake} brings ${payout}.`,
  positionWaits: (side: string, stake: string) => `${side} with ${stake} waits for the outcome.`,
  sides: { up: 'UP', down: 'DOWN' },
  positionToCollect: 'It can be collected.',
  positionCollected: 'It was collected.',
  positionLost: 'It lost its stake.',
  positionNone: 'You were not in this round.',
  positionWrong: (expected: string, found: string) =>
    `By the rules ${expected} should wait for you; the contract says ${found}.`,
  page: 'What this page shows',
  pageSame: 'Prices, stakes, outcome and position are those of the chain.',
  pageDiffers: (field: string, shown: string, chain: string) =>
    `${field}: this page shows ${shown}, the chain says ${chain}.`,
  pageAway: 'Our server does not answer. There is nothing to compare. The rest does not need it.',
  fields: {
    lockedPrice: 'Locked price',
    closedPrice: 'Closed price',
    totalUp: 'Stakes on UP',
    totalDown: 'Stakes on DOWN',
    outcome: 'Outcome',
    yourPosition: 'Your position',
  },
  nothing: 'nothing',
  sources: 'Where it was read',
  market: 'The market',
  oracle: 'The oracle',
  feed: 'The feed',
});
