import type { Area } from '../area.ts';
import { tokenListRoutes } from './routes.ts';

export const tokenListArea: Area = { routes: tokenListRoutes };
