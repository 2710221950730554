import { findProjectBySymbol } from '@tradewind/db/launchpad/find-project.query';
import { putDisclaimer } from '@tradewind/db/launchpad/put-disclaimer.query';
import { findCountryRule } from '@tradewind/rules/launchpad/country';
import { disclaimerRequest, disclaimerSchema } from '@tradewind/schema/launchpad/disclaimer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { assertOwner } from '../session/assert-owner.ts';
import { requireAnySession } from '../session/require-session.ts';
import type { LaunchpadDeps } from './launchpad-deps.ts';

/** The text whose boxes an account confirms; another text is another version. */
const textVersion = 1;

/** The answer of an account to the disclaimer of a project. */
export function disclaimerRoutes(deps: LaunchpadDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/launchpad/disclaimer',
      { schema: { tags: ['launchpad'], body: disclaimerRequest, response: answers(disclaimerSchema) } },
      async (call) => {
        const { ownerAddress: account, symbol, countryId, countryCode = null, status } = call.body;
        const { holder } = await requireAnySession(deps, call);
        assertOwner(holder, account);
        const isAccepted = status === 1;
        assertCountry(countryCode, isAccepted);
        const project = await findProjectBySymbol(deps.database, { symbol });
        if (project === undefined) throw new AppError('PROJECT_NOT_FOUND');
        const answer = { holder, project: project.id, isAccepted, countryId, countryCode, textVersion };
        await putDisclaimer(deps.database, { ...answer, at: deps.now() });
        return { succeeded: true as const, data: { status } };
      },
    );
  };
}

/** The phone code decides nothing: countries share it. A restricted country may decline. */
function assertCountry(code: string | null, isAccepted: boolean): void {
  const rule = code === null ? 'allowed' : findCountryRule(code);
  if (rule === 'unknown') throw new AppError('COUNTRY_UNKNOWN');
  if (rule === 'restricted' && isAccepted) throw new AppError('COUNTRY_RESTRICTED');
}
