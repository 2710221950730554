import type { ApiDeps } from '../deps.ts';
import type { Games } from './games.ts';

/** The dependencies of the area's routes. */
export type PredictionDeps = Pick<ApiDeps, 'config' | 'database' | 'now'> & { games: Games };
