import type { Pin } from '@tradewind/db/nft-market/put-pin.query';
import type { DuePin } from '@tradewind/db/nft-market/take-due-pins.query';
import { type PinningClient, PinningError, type PinRequest } from './pinning-client.ts';

/** The next state of a pin, and when the one after it is due. `isAway`: the service is not well, others need not try. */
export type PinStep = {
  readonly pin: Pin;
  readonly attempts: number;
  readonly waitSeconds: number;
  readonly isAway: boolean;
};

const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;
/** A service may forget a file that nobody pays for. */
const verifySeconds = 30 * daySeconds;

/** A minute, then twice as long each time, a day at most. */
const computePause = (attempts: number): number =>
  Math.min(daySeconds, minuteSeconds * 2 ** Math.min(20, Math.max(0, attempts - 1)));

/** Makes the next request of a pin, and returns where it is then. Other errors than those of the service are thrown. */
export async function movePin(due: DuePin, client: PinningClient): Promise<PinStep> {
  try {
    return await requestNext(due, client);
  } catch (error) {
    if (!(error instanceof PinningError)) throw error;
    return toFailedStep(due, error);
  }
}

async function requestNext(due: DuePin, client: PinningClient): Promise<PinStep> {
  const { state, cid, requestId, attempts } = due;
  if (state === 'removed') return endWith({ state }, verifySeconds);
  if (state === 'removing') {
    await removeRequests(due, client);
    return endWith({ state: 'removed' }, verifySeconds);
  }
  if ((state === 'queued' || state === 'pinned') && requestId !== null)
    return toStep(await client.get(requestId), attempts);
  if (cid === null) return { ...endWith({ state: 'waiting' }, computePause(attempts)), attempts };
  // An earlier request may have arrived though its answer did not.
  const [known] = attempts > 1 || requestId !== null ? await client.listByCid(cid) : [];
  return toStep(known ?? (await client.add({ cid, name: due.name })), attempts);
}

/** The known request, and those whose answer was lost. */
async function removeRequests({ requestId, cid }: DuePin, client: PinningClient): Promise<void> {
  const found = cid === null ? [] : await client.listByCid(cid);
  const ids = new Set(found.map((request) => request.requestId));
  if (requestId !== null) ids.add(requestId);
  for (const id of ids) await client.remove(id);
}

const endWith = (pin: Pin, waitSeconds: number): PinStep => ({
  pin,
  attempts: 0,
  waitSeconds,
  isAway: false,
});

function toStep({ status, requestId }: PinRequest, attempts: number): PinStep {
  if (status === 'pinned') return endWith({ state: 'pinned', requestId }, verifySeconds);
  if (status === 'failed') {
    const reason = 'the service could not get the file';
    return { pin: { state: 'failed', reason }, attempts, waitSeconds: computePause(attempts), isAway: false };
  }
  const pause = Math.min(hourSeconds, computePause(attempts));
  return { ...endWith({ state: 'queued', requestId }, pause), attempts };
}

/** A request that the service has stays as it is; one that it has no more is made again. */
function toFailedStep({ state, requestId, attempts }: DuePin, { fault, message }: PinningError): PinStep {
  const later = { attempts, waitSeconds: computePause(attempts), isAway: fault === 'away' };
  if (state === 'removing' || state === 'removed') return { ...later, pin: { state } };
  if ((state === 'queued' || state === 'pinned') && requestId !== null)
    return fault === 'unknown' ? endWith({ state: 'waiting' }, 0) : { ...later, pin: { state, requestId } };
  return { ...later, pin: { state: 'failed', reason: message } };
}
