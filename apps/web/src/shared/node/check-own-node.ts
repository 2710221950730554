import { findExchangeDeployment } from '@tradewind/abi/deployment';
import type { Chain } from '../chain/chain.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import { type RpcCall, sendRpcBatch } from '../chain/rpc-node.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import * as z from 'zod/mini';

const text = messages.node;
const patienceMs = 8000;
const toleratedBlocks = 50n;

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  z.transform((hex: string) => BigInt(hex)),
);
const genesisSchema = z.object({ hash: z.string() });
const headSchema = z.object({ number: quantity });

/**
 * Verifies a node that the user named: chain id, first block, a known contract, and a height near the configured
 * nodes. When none of those answers, id and contract decide. Throws a UserMessageError with the reason.
 */
export async function checkOwnNode(ofChain: Chain, url: string): Promise<void> {
  const [own, configured] = await Promise.all([describeNode(ofChain, url), describeConfigured(ofChain)]);
  const { chain } = ofChain.client;
  if (own.chainId !== BigInt(chain.id)) throw new UserMessageError(text.otherChain(chain.name, own.chainId));
  if (configured && own.genesis !== configured.genesis)
    throw new UserMessageError(text.otherGenesis(chain.name));
  if (!own.hasContracts) throw new UserMessageError(text.noContracts);
  const behind = (configured?.head ?? 0n) - own.head;
  if (behind > toleratedBlocks) throw new UserMessageError(text.tooFarBehind(behind));
}

/** A contract of the product: a node without it is incomplete, or of another network. */
function findKnownContract({ chainId, contracts }: Chain) {
  return findExchangeDeployment(chainId)?.factory ?? contracts.multicall3;
}

async function describeNode(chain: Chain, url: string) {
  try {
    const responses = await sendRpcBatch(
      url,
      [
        { method: 'eth_chainId' },
        { method: 'eth_getCode', params: [findKnownContract(chain), 'latest'] },
        ...blockCalls,
      ],
      patienceMs,
    );
    const [chainId, code, ...blocks] = responses.map(({ result }) => result);
    return {
      chainId: quantity.parse(chainId),
      hasContracts: code !== '0x' && code !== undefined,
      ...parseBlocks(blocks),
    };
  } catch (error) {
    const reason = error instanceof RpcNodeError ? error.message : messages.chain.parseFailed;
    throw new UserMessageError(text.notAnswering(reason), { cause: error });
  }
}

const blockCalls: readonly RpcCall[] = ['0x0', 'latest'].map((tag) => ({
  method: 'eth_getBlockByNumber',
  params: [tag, false],
}));

/** The first block and the head of the configured nodes, if one answers. */
async function describeConfigured({ client: { request } }: Chain) {
  try {
    const blocks = ['0x0', 'latest'] as const;
    return parseBlocks(
      await Promise.all(
        blocks.map((tag) => request({ method: 'eth_getBlockByNumber', params: [tag, false] })),
      ),
    );
  } catch {
    return undefined;
  }
}

function parseBlocks([first, latest]: readonly unknown[]) {
  return { genesis: genesisSchema.parse(first).hash, head: headSchema.parse(latest).number };
}
