import {
  deploymentPlans,
  deterministicDeployer,
  type PlannedDeployment,
} from '@tradewind/abi/local/deployment-plan';
import { concat } from 'viem';
import { getCode } from 'viem/actions';
import { localAccount } from '../demo-accounts.ts';
import { StackError } from '../stack-error.ts';
import type { ChainClient } from './connect.ts';
import { sendAs } from './send-as.ts';

/** Deploys the planned contracts that the chain lacks, each to its precomputed address and in its own block. */
export async function deployContracts(
  client: ChainClient,
  signal: AbortSignal,
  plan: readonly PlannedDeployment[] = deploymentPlans[31337],
): Promise<void> {
  const deployer = localAccount(0).address;
  for (const { salt, initCode, address } of plan) {
    signal.throwIfAborted();
    if ((await getCode(client, { address })) === undefined) {
      await sendAs(client, { from: deployer, to: deterministicDeployer, data: concat([salt, initCode]) });
      await client.mine({ blocks: 1 });
    }
  }
  await assertDeployed(client, plan);
}

/** Throws a one-line error when the chain lacks a contract of the plan: the chain is older than the contracts. */
export async function assertDeployed(
  client: ChainClient,
  plan: readonly PlannedDeployment[] = deploymentPlans[31337],
): Promise<void> {
  const codes = await Promise.all(plan.map(({ address }) => getCode(client, { address })));
  const missing = plan.filter((_contract, index) => codes[index] === undefined);
  if (missing.length > 0) {
    throw new StackError(
      `The chain lacks ${missing.map(({ name }) => name).join(', ')}: the contracts have changed since it was made. Run npm run reset, then start again.`,
    );
  }
}
