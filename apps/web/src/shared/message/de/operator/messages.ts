export { operatorPools } from './pools.ts';
export { operator } from './operator.ts';
export { operatorReview } from './review.ts';
