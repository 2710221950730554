/** Seeds of the simulation that once found a fault; they stay for ever and run first. */
export const foundFaults: readonly number[] = [];
