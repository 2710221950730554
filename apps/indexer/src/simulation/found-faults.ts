/** Seeds of the simulation that once found a fault; they are kept and run first. */
export const foundFaults: readonly number[] = [];
