import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { findNetwork } from '@tradewind/rules/network/network';
import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { UserMessageError } from '../../shared/chain/user-message-error.ts';
import { messages } from '../../shared/message/messages.ts';
import { probeNode } from '../../shared/node/probe-node.ts';

const text = messages.takeBackFile;

/** Finds transactions of every public chain by their hash. */
const explorer = 'https://blockscan.com';

/**
 * The configuration of the page from a typed node: its chain is what the node says. Throws a UserMessageError for a
 * node that is of no use here.
 */
export async function nameNode(typed: string): Promise<RuntimeConfig> {
  const url = URL.parse(typed.trim());
  if (!url || !/^https?:$/.test(url.protocol)) throw new UserMessageError(text.invalid);
  const { chainId } = await probeNode(url.href).catch((cause: unknown) => {
    throw new UserMessageError(text.silent, { cause });
  });
  if (!findNetworkDeployment(chainId) || !findNetwork(chainId))
    throw new UserMessageError(text.otherNetwork(String(chainId)));
  return {
    chainId,
    chains: [{ chainId, rpcUrls: [url.href], explorer }],
    mode: 'production',
    links: { audits: [] },
  };
}
