import type { Bench } from '../frame/bench.ts';
import { webBench } from './web.ts';

export const benches: readonly Bench[] = [webBench];
