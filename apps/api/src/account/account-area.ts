import type { Area } from '../area.ts';
import { accountRoutes } from './routes.ts';

export const accountArea: Area = { routes: accountRoutes };
