import type { Holder } from '@tradewind/db/account/holder';
import { findAccountStanding } from '@tradewind/db/launchpad/find-account-standing.query';
import { findProject } from '@tradewind/db/launchpad/find-project.query';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import type { SaleRow } from '@tradewind/db/launchpad/sale-row';
import { permitRequest, permitSchema } from '@tradewind/schema/launchpad/permit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { assertOwner } from '../session/assert-owner.ts';
import { toChainSession } from '../session/session.ts';
import { requireAnySession } from '../session/require-session.ts';
import { findAdmission } from './find-admission.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';
import { findSaleStatus } from './round-view.ts';
import { signPermit } from './sign-permit.ts';

const permitsPerMinute = 30;

type Deps = LaunchpadDeps & Pick<ApiDeps, 'signer'>;

/** Permits of sales whose terms have a signer: for accounts that completed KYC and accepted the disclaimer. */
export function permitRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { signer, now } = deps;
  const max = Math.min(deps.config.rateLimitPerMinute, permitsPerMinute);
  return async (app) => {
    app.post(
      '/launchpad/permit',
      {
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        schema: { tags: ['launchpad'], body: permitRequest, response: answers(permitSchema) },
      },
      async (call) => {
        const { ownerAddress: account, chainId } = call.body;
        const session = await requireAnySession(deps, call);
        assertOwner(session.holder, account);
        const { sale, time } = await readSale(deps, call.body);
        // A contract that proved the session may have another owner on another chain.
        if (!toChainSession(session, chainId)) throw new AppError('SIGN_IN_ON_SALE_CHAIN');
        await assertAdmissible(deps, sale, session.holder);
        if (signer === undefined || signer.address !== sale.signer) throw new AppError('PERMIT_UNAVAILABLE');
        const seconds = Math.max(time, Math.floor(now().getTime() / 1000));
        const permit = await signPermit(signer, { sale, account, now: seconds }).catch(
          (cause: unknown): never => {
            throw new AppError('PERMIT_UNAVAILABLE', { cause });
          },
        );
        return { succeeded: true as const, data: permit };
      },
    );
  };
}

/** A sale that takes joins with permits now. */
async function readSale(
  { chains, database }: Deps,
  { chainId, sale: address }: { chainId: number; sale: `0x${string}` },
): Promise<{ sale: SaleRow; time: number }> {
  const { blockTimestamp: time } = await chains.get(chainId).index.get();
  const sale = await findSale(database, { chainId, address });
  if (sale === undefined) throw new AppError('SALE_NOT_FOUND');
  if (sale.signer === null) throw new AppError('PERMIT_NOT_NEEDED');
  if (sale.isPaused || findSaleStatus(sale, BigInt(time)) !== 'open') throw new AppError('SALE_NOT_OPEN');
  return { sale, time };
}

async function assertAdmissible({ database }: Deps, sale: SaleRow, holder: Holder): Promise<void> {
  const project = await findProject(database, { id: sale.project });
  if (project === undefined) throw new AppError('PROJECT_NOT_FOUND');
  // The sale verifies its list by itself: an unknown one does not refuse.
  if ((await findAdmission(database, sale, holder.address)).kind === 'notListed')
    throw new AppError('NOT_LISTED');
  const standing = await findAccountStanding(database, { holder, project: project.id });
  if (project.needsKyc && !standing.isKycComplete) throw new AppError('KYC_REQUIRED');
  if (project.showsDisclaimer && !standing.isDisclaimerAccepted) throw new AppError('DISCLAIMER_REQUIRED');
}
