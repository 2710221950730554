import type { Holder } from '@tradewind/db/account/holder';
import { AppError } from '../../http/app-error.ts';
import type { UploadLimits } from './upload-limits.ts';

export type UploadSlots = {
  /** Runs the work of one upload. Throws MEDIA_BUSY where as many run as may. */
  readonly use: <Result>(holder: Holder, work: () => Promise<Result>) => Promise<Result>;
};

/** Counts the uploads that run, of all and of each account, so that slow senders leave room for others. */
export function createUploadSlots({
  atATime,
  ofAccount,
}: Pick<UploadLimits, 'atATime' | 'ofAccount'>): UploadSlots {
  const running = new Map<string, number>();
  let all = 0;
  return {
    use: async (holder, work) => {
      const key = toHolderKey(holder);
      const own = running.get(key) ?? 0;
      if (all >= atATime || own >= ofAccount) throw new AppError('MEDIA_BUSY');
      all += 1;
      running.set(key, own + 1);
      try {
        return await work();
      } finally {
        all -= 1;
        const rest = (running.get(key) ?? 1) - 1;
        if (rest === 0) running.delete(key);
        else running.set(key, rest);
      }
    },
  };
}

/** A key and the contract of the same address are two holders. */
export const toHolderKey = ({ address, soleChainId }: Holder): string => `${address} ${soleChainId ?? 'key'}`;
