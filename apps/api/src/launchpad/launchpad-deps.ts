import type { ApiDeps } from '../deps.ts';

export type LaunchpadDeps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'now' | 'pictures'>;
