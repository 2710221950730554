import { parseWholeUnits } from '@tradewind/rules/amount/parse-amount';
import { allocationListSchema } from '@tradewind/schema/launchpad/allocation';
import { buyersSchema } from '@tradewind/schema/launchpad/buyers';
import { projectSchema } from '@tradewind/schema/launchpad/project';
import type { WireSale } from '@tradewind/schema/launchpad/sale';
import { successSchema } from '@tradewind/schema/wire/envelope';
import type * as z from 'zod/mini';
import { requestFromApi } from '../chaos/request-from-api.ts';
import { StackError } from '../stack-error.ts';
import type { SaleFigures } from './read-sale.ts';

const buyersAnswerSchema = successSchema(buyersSchema);
const projectAnswerSchema = successSchema(projectSchema);
const allocationsAnswerSchema = successSchema(allocationListSchema);

type Buyer = SaleFigures['buyers'][number];
type WireBuyer = z.infer<typeof buyersSchema>['buyers'][number];
type Allocation = z.infer<typeof allocationListSchema>[number];

/** What a page shows of a project's only sale: its book, the list of its buyers, and what each of them has. */
export async function readSaleOfApi(apiUrl: string, project: number): Promise<SaleFigures> {
  const { data } = await requestFromApi(apiUrl, `/Ido/${project}`, projectAnswerSchema);
  const [round] = data.details;
  if (round?.onChain.kind !== 'known') throw new StackError('The API does not know the sale.');
  const { sale } = round.onChain;
  const path = `/launchpad/sale/${sale.chainId}/${sale.address}/buyers?pageSize=2000`;
  const list = await requestFromApi(apiUrl, path, buyersAnswerSchema);
  return {
    state: sale.state,
    committed: BigInt(sale.committed),
    tgeAt: sale.tgeAt,
    buyers: await Promise.all(list.data.buyers.map((buyer) => readBuyer(apiUrl, { project, sale }, buyer))),
  };
}

async function readBuyer(
  apiUrl: string,
  { project, sale }: { readonly project: number; readonly sale: WireSale },
  { account, committed, accepted }: WireBuyer,
): Promise<Buyer> {
  const body = { ownerAddress: account, idoId: project };
  const { data } = await requestFromApi(apiUrl, '/Ido/your_allocations', allocationsAnswerSchema, body);
  const [own] = data;
  if (own === undefined || own.holding.kind === 'notJoined')
    throw new StackError(`${account} joined nothing.`);
  if (own.holding.committed !== committed) throw new StackError(`${account} has two commitments.`);
  const claimed = own.claimbles.map((row) => parseWholeUnits(row.claimed, sale.token.decimals) ?? 0n);
  return {
    account,
    committed: BigInt(committed),
    accepted: accepted === null ? null : BigInt(accepted),
    claimed: claimed.reduce((total, amount) => total + amount, 0n),
    paidBack: toPaidBack(own),
  };
}

function toPaidBack({ holding }: Allocation): Buyer['paidBack'] {
  if (holding.kind === 'refunded') return 'all';
  return holding.kind === 'accepted' && holding.change.isTaken ? 'change' : 'nothing';
}
