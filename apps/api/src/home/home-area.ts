import type { Area } from '../area.ts';
import { homeRoutes } from './routes.ts';

export const homeArea: Area = { routes: homeRoutes };
