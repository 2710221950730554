import type { Bench } from '../frame/bench.ts';
import { hubBench } from './hub.ts';

export const benches: readonly Bench[] = [hubBench];
