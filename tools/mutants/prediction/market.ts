import type { Mutant } from '../mutant.ts';

/** Faults of the market of five-minute rounds. */
export const marketMutants: readonly Mutant[] = [
  {
    name: 'entries after the lock',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (epoch != openEpoch()) revert',
    replace: 'if (epoch != openEpoch() && epoch + 1 != openEpoch()) revert',
    killedBy: 'MarketEnterTest|MarketInvariantTest',
  },
  {
    name: 'a pause bites in the open round',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (_isPaused(epoch)) revert PredictionMarket_EntriesPaused();',
    replace: 'if (_pause.since) revert PredictionMarket_EntriesPaused();',
    killedBy: 'MarketRolesTest',
  },
  {
    name: 'entries are taken again in the open round',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (_isPaused(epoch)) revert PredictionMarket_EntriesPaused();',
    replace: 'if (_pause.since && epoch >= _pause.switchEpoch) revert PredictionMarket_EntriesPaused();',
    killedBy: 'MarketRolesTest',
  },
  {
    name: 'a second switch forgets the state of the open round',
    file: 'prediction/PredictionMarket.sol',
    find: 'before: _isPaused(open)',
    replace: 'before: _pause.since',
    killedBy: 'MarketRolesTest',
  },
  {
    name: 'void waits for the first boundary',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (lock.state == BoundaryState.Void || close.state == BoundaryState.Void) return Outcome.Void;',
    replace: `if (lock.state == BoundaryState.Unresolved) return Outcome.Pending;
        if (lock.state == BoundaryState.Void || close.state == BoundaryState.Void) return Outcome.Void;`,
    killedBy: 'MarketResolveTest',
  },
  {
    name: 'void waits for the second boundary',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (lock.state == BoundaryState.Void || close.state == BoundaryState.Void) return Outcome.Void;',
    replace: `if (close.state == BoundaryState.Unresolved) return Outcome.Pending;
        if (lock.state == BoundaryState.Void || close.state == BoundaryState.Void) return Outcome.Void;`,
    killedBy: 'MarketResolveTest',
  },
  {
    name: 'a round settles again',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (round.outcome != Outcome.Pending || round.totalUp == 0 && round.totalDown == 0) return;',
    replace: 'if (round.totalUp == 0 && round.totalDown == 0) return;',
    killedBy: 'MarketResolveTest',
  },
  {
    name: 'a price is kept in 64 bits',
    file: 'prediction/PredictionMarket.sol',
    find: 'Boundary(state, int128(price), oracleRound);',
    replace: 'Boundary(state, int64(price), oracleRound);',
    killedBy: 'MarketResolveTest',
  },
  {
    name: 'the round of a price is kept in 64 bits',
    file: 'prediction/PredictionMarket.sol',
    find: 'Boundary(state, int128(price), oracleRound);',
    replace: 'Boundary(state, int128(price), uint64(oracleRound));',
    killedBy: 'MarketResolveTest',
  },
  {
    name: 'a week counts what DOWN won only',
    file: 'prediction/PredictionMarket.sol',
    find: 'decidedVolume[Weeks.weekOf(lockTime(epoch))] +=',
    replace: 'if (outcome == Outcome.Down) decidedVolume[Weeks.weekOf(lockTime(epoch))] +=',
    killedBy: 'MarketResolveTest',
  },
  {
    name: 'a week counts what UP won only',
    file: 'prediction/PredictionMarket.sol',
    find: 'decidedVolume[Weeks.weekOf(lockTime(epoch))] +=',
    replace: 'if (outcome == Outcome.Up) decidedVolume[Weeks.weekOf(lockTime(epoch))] +=',
    killedBy: 'MarketResolveTest',
  },
  {
    name: 'a round counts for the week in which it ends',
    file: 'prediction/PredictionMarket.sol',
    find: 'decidedVolume[Weeks.weekOf(lockTime(epoch))] +=',
    replace: 'decidedVolume[Weeks.weekOf(lockTime(epoch + 1))] +=',
    killedBy: 'MarketResolveTest',
  },
  {
    name: 'a second entry adds up',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (position.amount != 0) revert PredictionMarket_AlreadyEntered(epoch, msg.sender);',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a fee of four per cent',
    file: 'prediction/PredictionMarket.sol',
    find: 'uint256 private constant FEE_PERCENT = 3;',
    replace: 'uint256 private constant FEE_PERCENT = 4;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'the fee is taken of the whole pool, as in the field',
    file: 'prediction/PredictionMarket.sol',
    find: 'stake * (losing - _feeOf(losing)) / winning;',
    replace: 'stake * (losing - _feeOf(losing + winning)) / winning;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'payouts rounded up',
    file: 'prediction/PredictionMarket.sol',
    find: 'stake * (losing - _feeOf(losing)) / winning;',
    replace: '(stake * (losing - _feeOf(losing)) + winning - 1) / winning;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a tie is lost by both, as in the field',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (close.price == lock.price) return Outcome.Tie;',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'one side alone wins nothing from nobody',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (round.totalUp == 0 || round.totalDown == 0) return Outcome.OneSided;',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a claim that can be made again',
    file: 'prediction/PredictionMarket.sol',
    find: 'positions[epoch][account].claimed = true;',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'the relayer is paid',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (_call(account, amount, PUSH_GAS)) return;',
    replace: 'if (_call(msg.sender, amount, PUSH_GAS)) return;',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a starved receiver is credited',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (available < PUSH_RESERVE) revert PredictionMarket_TooLittleGas();',
    replace: 'available;',
    killedBy: 'MarketClaimForTest|MarketInvariantTest',
  },
  {
    name: 'a receiver that fails loses its win',
    file: 'prediction/PredictionMarket.sol',
    find: 'pending[account] += amount;',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'pending is paid before it is cleared',
    file: 'prediction/PredictionMarket.sol',
    find: `pending[msg.sender] = 0;
        emit PendingWithdrawn(msg.sender, to, amount);
        _send(to, amount);`,
    replace: `emit PendingWithdrawn(msg.sender, to, amount);
        _send(to, amount);
        pending[msg.sender] = 0;`,
    killedBy: 'MarketWithdrawPendingTest|MarketInvariantTest',
  },
  {
    name: 'relayers pay those who claim for themselves',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (!_mayClaimFor(account)) revert PredictionMarket_SelfClaimOnly(account);',
    replace: '',
    killedBy: 'MarketInvariantTest',
  },
  {
    name: 'a day voids whatever the oracle could say',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (early && IBoundaryOracle(oracle).isReadable(time.toUint64())) {',
    replace: 'if (false && early) {',
    killedBy: 'MarketVoidBoundaryTest|MarketInvariantTest',
  },
  {
    name: 'fees are paid before they are marked',
    file: 'prediction/PredictionMarket.sol',
    find: `_sweptEver = _feesEver;
        emit TreasurySwept(treasury, amount);
        _send(treasury, amount);`,
    replace: `emit TreasurySwept(treasury, amount);
        _send(treasury, amount);
        _sweptEver = _feesEver;`,
    killedBy: 'MarketRolesTest',
  },
  {
    name: 'a boundary that is resolved again',
    file: 'prediction/PredictionMarket.sol',
    find: 'if (_boundaries[boundary].state != BoundaryState.Unresolved) {',
    replace: 'if (false) {',
    killedBy: 'MarketInvariantTest',
  },
];
