import { ApiError } from '../api-client/api-error.ts';
import { isUserRejection } from '../chain/error-causes.ts';
import { messages } from '../message/messages.ts';

const text = messages.collect;

/** An area's sentences of the refusals that it explains by itself. */
export type CollectReasons = { readonly tooDear: string; readonly nothing: string; readonly failed: string };

/** The reason, the state of the funds and the next step, after `Collecting fail`. */
export function toCollectReason(error: unknown, { tooDear, nothing, failed }: CollectReasons): string {
  if (isUserRejection(error)) return text.signInDeclined;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'COLLECT_TOO_DEAR') return tooDear;
  if (code === 'NOTHING_TO_COLLECT') return nothing;
  return code === 'COLLECT_ONESELF_ONLY' ? text.oneselfOnly : failed;
}
