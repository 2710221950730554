import type { AccountPart } from '../../../shared/site/account-part.ts';
import { WorkPositions } from './work-positions.tsx';

export const accountPart: AccountPart = { Positions: WorkPositions };
