import type { Bench } from '../frame/bench.ts';
import { marketBench } from './market.ts';

export const benches: readonly Bench[] = [marketBench];
