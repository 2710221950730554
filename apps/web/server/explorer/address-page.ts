import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { findNetwork } from '@tradewind/rules/network/network';
import { encodeFunctionData } from 'viem';
import { hexSchema, quantitySchema, type ChainNode } from './chain-node.ts';
import type { ExplorerPage } from './explorer-page.ts';
import { field } from './fields.ts';
import { html } from '../http/html.ts';
import type { KnownContracts } from './known-contracts.ts';

type Address = `0x${string}`;
type AddressPageInput = { address: Address; call: ChainNode; known: KnownContracts };

/** The native balance and the listed token balances of an address, as of the node's latest block. */
export async function addressPage({ address, call, known }: AddressPageInput): Promise<ExplorerPage> {
  const [block, balance, sent, code] = await Promise.all([
    call('eth_blockNumber', [], quantitySchema),
    call('eth_getBalance', [address, 'latest'], quantitySchema),
    call('eth_getTransactionCount', [address, 'latest'], quantitySchema),
    call('eth_getCode', [address, 'latest'], hexSchema),
  ]);
  const tokens = await readTokenBalances({ address, call, known });
  const held = tokens.filter(({ amount }) => amount > 0n);
  const items = held.map(
    ({ symbol, decimals, amount }) => html`<li>${formatExactAmount(amount, decimals)} ${symbol}</li>`,
  );
  const native = `${formatExactAmount(balance, 18)} ${findNetwork(known.chainId)?.nativeSymbol ?? ''}`;
  const body = html`<p>${address}</p>
    <dl>
      ${field('Kind', code === '0x' ? 'Account' : 'Contract')}
      ${field('Balance', native)}${field('Transactions sent', String(sent))}${field('As of block', String(block))}
    </dl>
    <h2>Listed tokens</h2>
    ${
      items.length > 0
        ? html`<ul>
            ${items}
          </ul>`
        : html`<p>None.</p>`
    }`;
  return { status: 200, title: known.findName(address) ?? 'Address', body };
}

async function readTokenBalances({
  address,
  call,
  known,
}: Pick<AddressPageInput, 'address' | 'call' | 'known'>) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] });
  return Promise.all(
    known.tokens.map(async (token) => ({
      ...token,
      amount: await call('eth_call', [{ to: token.address, data }, 'latest'], quantitySchema),
    })),
  );
}
