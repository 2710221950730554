import type { Area } from '../area.ts';
import { tierRoutes } from './routes.ts';

export const tierArea: Area = { routes: tierRoutes };
