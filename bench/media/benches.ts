import type { Bench } from '../frame/bench.ts';
import { mediaBench } from './media.ts';

export const benches: readonly Bench[] = [mediaBench];
