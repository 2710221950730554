import { defineArea } from '../area.ts';
import { nftStakeReports } from './nft-stake-reports.ts';

export const nftStakeArea = defineArea({ reports: nftStakeReports });
