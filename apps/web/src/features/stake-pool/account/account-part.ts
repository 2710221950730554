import type { AccountPart } from '../../../shared/site/account-part.ts';
import { StakePositions } from './stake-positions.tsx';

export const accountPart: AccountPart = { Positions: StakePositions };
