import type { WireProject, WireProjectRound } from '@tradewind/schema/launchpad/project';
import type { WireSale } from '@tradewind/schema/launchpad/sale';

/** The known sale of a round. */
function findSale({ onChain }: WireProjectRound): WireSale | undefined {
  return onChain.kind === 'known' ? onChain.sale : undefined;
}

/** The known sales of a project, in the order of its rounds. */
export function listSales({ details }: WireProject): readonly WireSale[] {
  return details.flatMap((round) => findSale(round) ?? []);
}

/** The round that decides the status of the project, and to which its countdown counts. */
export function findLeadingRound({
  details,
  status,
  startOpenIdo,
}: WireProject): WireProjectRound | undefined {
  const alike = details.filter((round) => round.status === status);
  return alike.find((round) => findSale(round)?.openAt === startOpenIdo) ?? alike[0] ?? details[0];
}

/** The symbol in which all of its known sales are paid; undefined where they differ or none is known. */
export function findPaySymbol(project: WireProject): string | undefined {
  const symbols = new Set(listSales(project).map(({ pay }) => pay.symbol ?? undefined));
  const [symbol] = symbols;
  return symbols.size === 1 ? symbol : undefined;
}

/** The chains of its rounds about which nothing is known now. */
export function listUnknownChains({ details, unknownRounds }: WireProject): readonly number[] {
  const chainIds = details.filter(({ id }) => unknownRounds.includes(id)).map(({ chainId }) => chainId);
  return [...new Set(chainIds)];
}
