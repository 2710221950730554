import * as z from 'zod/mini';
import { commaListSetting } from '../runtime-config/server-settings.ts';
import { addressInputSchema } from '../wire/address.ts';
import { roleSchema } from './role.ts';

const operatorSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => {
      const [account, roles = ''] = text.split(':', 2);
      return { account, roles: roles.split('+') };
    }),
  ),
  z.object({ account: addressInputSchema, roles: z.array(roleSchema) }),
);

/** Accounts with their roles, a comma list of `<address>:<role>+<role>`; each account once. */
export const operatorsSetting = z.pipe(
  commaListSetting,
  z
    .array(operatorSchema)
    .check(
      z.refine(
        (operators) => new Set(operators.map(({ account }) => account)).size === operators.length,
        'Must name each account once',
      ),
    ),
);
