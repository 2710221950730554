import type { Bench } from '../frame/bench.ts';
import { httpBench } from './http.ts';

export const benches: readonly Bench[] = [httpBench];
