import type { Area } from '../area.ts';
import { operatorRoutes } from './routes.ts';

export const operatorArea: Area = { routes: operatorRoutes };
