import type { ApiDeps } from '../deps.ts';

export type ExchangeDeps = Pick<ApiDeps, 'config' | 'database' | 'index'>;
