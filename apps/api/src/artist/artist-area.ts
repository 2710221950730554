import type { Area } from '../area.ts';
import { artistAreaRoutes } from './routes.ts';

export const artistArea: Area = { routes: artistAreaRoutes };
