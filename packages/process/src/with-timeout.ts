/** The same promise, which rejects after a time limit; the work itself is not cancelled. */
export async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
