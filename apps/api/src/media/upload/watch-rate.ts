import { AppError } from '../../http/app-error.ts';
import type { UploadLimits } from './upload-limits.ts';

type RateLimits = Pick<UploadLimits, 'timeMs' | 'graceMs' | 'bytesASecond'>;

export type RateWatch = {
  /** Called with the length of each piece that arrives. */
  readonly add: (length: number) => void;
  readonly stop: () => void;
};

/** Calls back where a body takes too long, or arrives too slowly after its first seconds. */
export function watchRate(
  { timeMs, graceMs, bytesASecond }: RateLimits,
  refuse: (error: AppError) => void,
): RateWatch {
  const startedAt = performance.now();
  let bytes = 0;
  const verify = () => {
    const elapsedMs = performance.now() - startedAt;
    const due = ((elapsedMs - graceMs) / 1000) * bytesASecond;
    if (elapsedMs > timeMs || bytes < due) refuse(new AppError('REQUEST_TIMEOUT'));
  };
  const timer = setInterval(verify, Math.min(1_000, graceMs, timeMs));
  return {
    add: (length) => {
      bytes += length;
    },
    stop: () => clearInterval(timer),
  };
}
