import type { ExactOutputPart } from '../../../shared/site/exact-output-part.ts';
import { QuotedOutput } from './quoted-output.tsx';

export const exactOutputPart: ExactOutputPart = { Offer: QuotedOutput };
