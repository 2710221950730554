import { accountErrors } from '../account/account-errors.ts';
import { exchangeErrors } from '../exchange/exchange-errors.ts';
import { homeErrors } from '../home/home-errors.ts';
import { hubErrors } from '../hub/hub-errors.ts';
import { marketInfoErrors } from '../market-info/market-info-errors.ts';
import { predictionErrors } from '../prediction/prediction-errors.ts';
import { tokenListErrors } from '../token-list/token-list-errors.ts';
import type { ErrorDefinition } from './error-definition.ts';
import { transactionErrors } from '../transaction/transaction-errors.ts';
import { requestErrors } from './request-errors.ts';

/** Every code that the API can answer; the areas' lists are closed and their codes are unique across areas. */
export const errorCatalogue = {
  ...requestErrors,
  ...accountErrors,
  ...exchangeErrors,
  ...homeErrors,
  ...hubErrors,
  ...marketInfoErrors,
  ...predictionErrors,
  ...tokenListErrors,
  ...transactionErrors,
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCatalogue;

const definitions: Readonly<Record<string, ErrorDefinition>> = errorCatalogue;

/** The entry of a received code, or undefined when this build does not know it. */
export function findErrorDefinition(code: string): ErrorDefinition | undefined {
  return Object.hasOwn(definitions, code) ? definitions[code] : undefined;
}
