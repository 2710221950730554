import type { Area } from '../area.ts';
import { tokenListRoutes } from './routes.ts';
import { transferActivity } from './transfer-activity.ts';

export const tokenListArea: Area = { routes: tokenListRoutes, activity: [transferActivity] };
