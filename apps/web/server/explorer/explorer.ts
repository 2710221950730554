import { addressInputSchema } from '@tradewind/schema/wire/address';
import { hashInputSchema } from '@tradewind/schema/wire/hash';
import type { ChainConfig } from '@tradewind/schema/runtime-config/runtime-config';
import type { Logger } from 'pino';
import type { WebConfig } from '../config.ts';
import type { Answer } from '../http/respond.ts';
import { addressPage } from './address-page.ts';
import { createChainNode, NodeUnreachableError } from './chain-node.ts';
import { createExplorerFrame, type ExplorerPage, type FrameOptions } from './explorer-page.ts';
import { html } from '../http/html.ts';
import { findIndexedSwaps } from './indexed-swaps.ts';
import { knownContracts } from './known-contracts.ts';
import { readTransaction } from './read-transaction.ts';
import { transactionPage } from './transaction-page.ts';

type ExplorerOptions = Omit<FrameOptions, 'chainId'> & { config: WebConfig; logger: Logger };

/** The small explorer of the local stack; undefined for paths that are not its own. */
export function createExplorer({ config, logger, ...look }: ExplorerOptions) {
  const explorers = new Map(
    config.chains.map((chain) => [
      chain.chainId,
      createChainExplorer(chain, chain.chainId === config.chainId ? config.apiUrls : [], look),
    ]),
  );
  return async (path: string): Promise<Answer | undefined> => {
    const [, chainId = config.chainId, kind, id = ''] =
      /^\/explorer(?:\/(\d{1,9}))?\/(tx|address)\/([^/]+)\/?$/.exec(path) ?? [];
    const explorer = explorers.get(Number(chainId));
    if (kind === undefined || !explorer) return undefined;
    try {
      return explorer.frame(await explorer.createPage(kind, id));
    } catch (error) {
      logger.warn({ err: error }, 'explorer');
      return explorer.frame(failurePage(error));
    }
  };
}

/** Without an API, as for a chain that is not the home one, it shows no indexed swaps. */
function createChainExplorer(
  { chainId, rpcUrls }: ChainConfig,
  apiUrls: readonly string[],
  look: Omit<FrameOptions, 'chainId'>,
) {
  const known = knownContracts(chainId);
  const call = createChainNode(rpcUrls);

  async function createPage(kind: string, id: string): Promise<ExplorerPage> {
    if (kind === 'tx') {
      const hash = hashInputSchema.safeParse(id);
      if (!hash.success) return invalidPage('a transaction hash', id);
      const view = await readTransaction(call, hash.data);
      const swaps =
        view.state === 'mined' && apiUrls.length > 0 ? await findIndexedSwaps(apiUrls, hash.data) : [];
      return transactionPage({ hash: hash.data, view, swaps, known });
    }
    const address = addressInputSchema.safeParse(id);
    if (!address.success) return invalidPage('an address', id);
    return addressPage({ address: address.data, call, known });
  }

  return { createPage, frame: createExplorerFrame({ ...look, chainId }) };
}

function invalidPage(expected: string, id: string): ExplorerPage {
  return { status: 400, title: 'Cannot be read', body: html`<p>“${id}” is not ${expected}.</p>` };
}

function failurePage(error: unknown): ExplorerPage {
  const isUnreachable = error instanceof NodeUnreachableError;
  const text = isUnreachable
    ? 'The chain node does not answer, so nothing can be said about this now. Nothing is lost: what is on the chain stays there.'
    : 'This page could not be made.';
  const status = isUnreachable ? 503 : 500;
  return {
    status,
    title: 'No answer',
    body: html`<p>${text}</p>
      <p><a href="">Look again</a></p>`,
  };
}
