import type { Area } from '../area.ts';
import { transactionRoutes } from './routes.ts';
import { transactionNotices } from './transaction-notices.ts';

export const transactionArea: Area = { routes: transactionRoutes, notices: transactionNotices };
