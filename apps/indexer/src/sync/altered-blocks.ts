import { RetryableError } from '@tradewind/process/process-error';

/**
 * Blocks of the index, from this one on, came from one node's altered headers: most nodes show the same hash
 * with another time or bloom filter.
 */
export class AlteredBlocks extends RetryableError {
  readonly first: number;

  constructor(message: string, first: number) {
    super(message);
    this.first = first;
  }
}
