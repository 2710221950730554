import type { Bench } from '../frame/bench.ts';
import { gasBench } from './gas.ts';
import { reservesBench } from './reserves.ts';
import { routingBench } from './routing.ts';
import { scaleBench } from './scale.ts';

export const benches: readonly Bench[] = [gasBench, reservesBench, routingBench, scaleBench];
