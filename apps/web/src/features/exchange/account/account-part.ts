import type { AccountPart } from '../../../shared/site/account-part.ts';
import { ExportList } from '../export/export-list.tsx';
import { PoolPositions } from './pool-positions.tsx';

export const accountPart: AccountPart = { Positions: PoolPositions, Exports: ExportList };
