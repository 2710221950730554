import type { Bench } from '../frame/bench.ts';
import { marketBench } from './market-gas.ts';

export const benches: readonly Bench[] = [marketBench];
