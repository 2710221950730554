/** Builds the programs whose sources changed. Usage: node stack/src/programs/main.ts */
import { buildPrograms } from './build-programs.ts';

const count = await buildPrograms();
console.log(count === 0 ? 'programs: unchanged' : `programs: ${count} built`);
