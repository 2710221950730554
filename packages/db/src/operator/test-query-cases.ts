import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { addAction } from './add-action.query.ts';
import { addMissingOperators } from './add-missing-operators.query.ts';
import { listActions } from './list-actions.query.ts';
import { listLogged } from './list-logged.query.ts';
import { listRoles } from './list-roles.query.ts';

const account = toLargeAddress('operator', 7);
const action = {
  account,
  session: '00000000-0000-4000-8000-000000000000',
  chainId: large.chainId,
  kind: 'pool_finish',
  target: toLargeAddress('pool', 7),
  fields: {},
};

export const operatorQueryCases: QueryCases = {
  'add-action': (database) => [
    () => addAction(database, { ...action, txHash: toLargeHash('new action', 7) }),
    () => addAction(database, { ...action, txHash: toLargeHash('action', 7) }),
  ],
  'add-missing-operators': (database) => [
    () => addMissingOperators(database, [{ account, roles: ['pool'] }]),
    () => addMissingOperators(database, [{ account: toLargeAddress('new operator', 7), roles: ['pool'] }]),
  ],
  'list-actions': (database) => [
    () => listActions(database, { limit: 51 }),
    () => listActions(database, { limit: 51, before: 5_000 }),
  ],
  'list-logged': (database) => [
    () =>
      listLogged(database, {
        chainId: large.chainId,
        account,
        txHashes: [7, 27, 8, 90_000].map((number) => toLargeHash('action', number)),
      }),
  ],
  'list-roles': (database) => [() => listRoles(database, { account })],
};
