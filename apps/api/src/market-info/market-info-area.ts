import type { Area } from '../area.ts';
import { marketInfoRoutes } from './routes.ts';

export const marketInfoArea: Area = { routes: marketInfoRoutes };
