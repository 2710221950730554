export interface Progress {
  /** Runs one step and prints a line with its duration when it is done. */
  readonly step: <Result>(
    name: string,
    work: () => Promise<Result>,
    describe: (result: Result) => string,
  ) => Promise<Result>;
  readonly note: (line: string) => void;
}

/** Creates a progress that writes a line per finished step. */
export function createProgress(write: (line: string) => void): Progress {
  return {
    step: async (name, work, describe) => {
      const since = performance.now();
      const result = await work();
      const seconds = ((performance.now() - since) / 1000).toFixed(1).padStart(5);
      write(`  ${name.padEnd(10)}${seconds} s   ${describe(result)}`);
      return result;
    },
    note: (line) => write(`  ${line}`),
  };
}
