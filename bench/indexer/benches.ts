import type { Bench } from '../frame/bench.ts';
import { indexerBench } from './indexer.ts';

export const benches: readonly Bench[] = [indexerBench];
