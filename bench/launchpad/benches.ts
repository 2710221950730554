import type { Bench } from '../frame/bench.ts';
import { launchpadBench } from './launchpad.ts';

export const benches: readonly Bench[] = [launchpadBench];
