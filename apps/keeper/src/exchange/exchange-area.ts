import { defineArea } from '../area.ts';
import { exchangeReports } from './exchange-reports.ts';

export const exchangeArea = defineArea({ reports: exchangeReports });
