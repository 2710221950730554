import type { StackArea } from '../area.ts';
import { listSaleDates } from './list-sale-dates.ts';
import { launchpadSeed } from './seed.ts';
import { writeProjects } from './write-projects.ts';

export const area: StackArea = { seed: launchpadSeed, listDates: listSaleDates, writeRows: writeProjects };
