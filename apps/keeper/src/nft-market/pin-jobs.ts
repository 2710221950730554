import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { addPins } from '@tradewind/db/nft-market/add-pins.query';
import { putPin } from '@tradewind/db/nft-market/put-pin.query';
import { type DuePin, takeDuePins } from '@tradewind/db/nft-market/take-due-pins.query';
import { turnPins } from '@tradewind/db/nft-market/turn-pins.query';
import { readKeyFile } from '@tradewind/process/signer/read-key-file';
import { RetryableError } from '@tradewind/process/process-error';
import { findNetwork } from '@tradewind/rules/network/network';
import type { Job, JobDeps } from '../job/job.ts';
import { movePin, type PinStep } from './move-pin.ts';
import type { NftMarketConfig } from './nft-market-config.ts';
import { createPinningClient, type PinningClient } from './pinning-client.ts';

const mintsPerBatch = 200;
const batchesPerRun = 5;
const pinsPerRun = 30;
/** A run ends before the next one begins. */
const runMs = 45_000;
const answerMs = 10_000;
/** Longer than two answers take. */
const leaseSeconds = 120;

type PinDeps = JobDeps & { readonly config: NftMarketConfig };
type RunDeps = Pick<JobDeps, 'database' | 'chainId' | 'now' | 'logger'> & { readonly client: PinningClient };

/** Sends each minute files of minted works to the pinning service, where there is one, and follows what becomes of them. */
export const pinJobs = ({ config, ...deps }: PinDeps, timeoutMs = answerMs): Job[] => {
  const { PINNING_URL: url, PINNING_TOKEN_FILE: file, PINNING_ORIGINS: origins } = config;
  if (url === undefined || findNftMarketDeployment(deps.chainId) === undefined) return [];
  const token = file === undefined ? undefined : readKeyFile(file, 'PINNING_TOKEN_FILE').trim();
  const client = createPinningClient({ url, token, origins, timeoutMs });
  return [
    {
      name: `nft-market.pins.${deps.chainId}`,
      schedule: '* * * * *',
      run: () => runPins({ ...deps, client }),
    },
  ];
};

async function runPins(deps: RunDeps): Promise<void> {
  const { database, chainId, now } = deps;
  await addMinted(deps);
  await turnPins(database, { chainId, now: now() });
  const start = performance.now();
  for (let count = 0; count < pinsPerRun && performance.now() - start < runMs; count += 1) {
    const [due] = await takeDuePins(database, { chainId, now: now(), leaseSeconds, limit: 1 });
    if (due === undefined) return;
    const step = await movePin(due, deps.client);
    await keepStep(deps, due, step);
    if (step.isAway) throw new RetryableError('the pinning service is not well: its other files wait');
  }
}

/** Works whose block is final: the files of others may never be minted. */
async function addMinted({ database, chainId, now }: RunDeps): Promise<void> {
  const checkpoint = await findCheckpoint(database, { chainId });
  const finalityBlocks = findNetwork(chainId)?.finalityBlocks;
  if (checkpoint === undefined || finalityBlocks === undefined) return;
  const until = checkpoint.blockNumber - finalityBlocks;
  for (let batch = 0; batch < batchesPerRun; batch += 1)
    if ((await addPins(database, { chainId, until, limit: mintsPerBatch, now: now() })) === 'done') return;
}

async function keepStep(
  { database, client, now, logger }: RunDeps,
  due: DuePin,
  step: PinStep,
): Promise<void> {
  const { pin, attempts, waitSeconds } = step;
  const nextAt = new Date(now().getTime() + waitSeconds * 1_000);
  const isKept = await putPin(database, { hash: `0x${due.hash}`, from: due.state, pin, attempts, nextAt });
  if (pin.state === 'failed') logger.warn({ hash: due.hash, reason: pin.reason }, 'a file was not pinned');
  // It was taken down while the request was on its way.
  if (!isKept && 'requestId' in pin) await client.remove(pin.requestId);
}
