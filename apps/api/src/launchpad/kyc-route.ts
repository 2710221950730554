import { putKyc } from '@tradewind/db/launchpad/put-kyc.query';
import { kycRequest, kycStoredSchema, maximumKycBytes } from '@tradewind/schema/launchpad/kyc';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import { forConsole } from '../http/for-console.ts';
import { requireRole } from '../session/require-role.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';

/** An operator's KYC states of accounts, which permits of sales need where the project demands them. */
export function kycRoute(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  const { database, config, chains, now } = deps;
  const required = { role: 'sale', chainId: config.chainId } as const;
  return async (app) => {
    app.post(
      '/operator/launchpad/kyc',
      {
        bodyLimit: maximumKycBytes,
        // Before the body is read: nobody else sends that much.
        onRequest: async (call) => void (await requireRole(deps, call, required)),
        schema: { ...forConsole, body: kycRequest, response: answers(kycStoredSchema) },
      },
      async (call) => {
        const { id: session, address: account } = await requireRole(deps, call, required);
        const { rows, source } = call.body;
        for (const { soleChainId } of rows) if (soleChainId !== null) chains.get(soleChainId);
        const data = await putKyc(database, { rows, source, at: now() }, { account, session });
        return { succeeded: true as const, data };
      },
    );
  };
}
