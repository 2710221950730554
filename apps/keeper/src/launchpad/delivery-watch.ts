export type DeliveryParts = {
  /** Chain seconds of the head. */
  getTime: () => Promise<number>;
  /** The first last day of delivery of a settled sale. */
  findNext: () => Promise<number | undefined>;
  /** Receives the chain seconds until then; 0 where there is none, or after it. */
  seen: (seconds: number) => void;
};

/** Shows how long the issuer of a settled sale has: nobody else can deliver its tokens. */
export function createDeliveryWatch({ getTime, findNext, seen }: DeliveryParts) {
  return async (): Promise<'idle'> => {
    const deliverBy = await findNext();
    seen(deliverBy === undefined ? 0 : Math.max(deliverBy - (await getTime()), 0));
    return 'idle';
  };
}
