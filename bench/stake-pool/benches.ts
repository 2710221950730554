import type { Bench } from '../frame/bench.ts';
import { stakesBench } from './stakes.ts';

export const benches: readonly Bench[] = [stakesBench];
