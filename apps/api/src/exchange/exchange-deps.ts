import type { ApiDeps } from '../deps.ts';

export type ExchangeDeps = Pick<ApiDeps, 'database' | 'chains'>;
