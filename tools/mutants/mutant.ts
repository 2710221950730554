/** A fault to plant. */
export type Mutant = {
  readonly name: string;
  /** Below contracts/src. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** A pattern of the test contracts that must fail. */
  readonly killedBy: string;
};
