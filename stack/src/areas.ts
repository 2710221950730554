import type { StackArea } from './area.ts';
import { exchange } from './exchange/area.ts';
import { prediction } from './prediction/area.ts';

/** The areas of the local stack. A new area is one line. */
export const areas: readonly StackArea[] = [exchange, prediction];
