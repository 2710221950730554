import type { AccountPart } from '../../../shared/site/account-part.ts';
import { RoundPositions } from './round-positions.tsx';

export const accountPart: AccountPart = { Positions: RoundPositions };
