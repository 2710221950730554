import { areas } from '../areas.ts';
import { hubErrors } from '../hub/hub-errors.ts';
import type { ErrorDefinition } from './error-definition.ts';
import { requestErrors } from './request-errors.ts';

type AreaErrors = Extract<(typeof areas)[number], { errors: object }>['errors'];
type CodesOf<Errors> = Errors extends object ? keyof Errors : never;

export type ErrorCode = CodesOf<typeof requestErrors | typeof hubErrors | AreaErrors>;

/** Every code that the API can answer; the areas' lists are closed and their codes are unique across areas. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorDefinition>> = Object.assign(
  {},
  requestErrors,
  hubErrors,
  ...areas.map((area) => ('errors' in area ? area.errors : {})),
);

const definitions: Readonly<Record<string, ErrorDefinition>> = errorCatalogue;

/** The entry of a received code, or undefined when this build does not know it. */
export function findErrorDefinition(code: string): ErrorDefinition | undefined {
  return Object.hasOwn(definitions, code) ? definitions[code] : undefined;
}
