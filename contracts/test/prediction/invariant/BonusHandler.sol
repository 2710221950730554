// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBonusDistributor } from "../../../src/prediction/IBonusDistributor.sol";
import { DecidedMarket } from "../../double/DecidedMarket.sol";
import { Test } from "forge-std/Test.sol";

/// Weeks that are published, vetoed, claimed and expired in any order, by an honest and a dishonest publisher.
/// Independent books record every step.
contract BonusHandler is Test {
    struct Bonus {
        uint256 week;
        IBonusDistributor.Kind kind;
        uint256 rank;
        address account;
        uint256 amount;
        uint256 volume;
    }

    uint256 internal constant LEAVES = 4;
    uint256 private constant ACCOUNTS = 3;

    IBonusDistributor public bonus;
    uint256 public steps;
    mapping(bytes32 what => uint256) public reached;

    DecidedMarket internal market = new DecidedMarket();
    address private _relayer = makeAddr("relayer");
    address private _publisher = makeAddr("publisher");
    uint256 internal _week;
    uint256[] private _weeks;
    mapping(uint256 week => Bonus[LEAVES]) internal _bonuses;
    mapping(uint256 week => mapping(address account => uint256)) private _sumOf;
    mapping(uint256 week => uint256) private _paidOf;
    mapping(uint256 week => uint256) private _totalOf;
    mapping(uint256 week => mapping(uint256 bit => bool)) private _isPaid;
    mapping(address account => uint256) private _due;
    uint256 private _funded;
    uint256 private _paid;

    modifier watched() {
        _;
        _check();
        ++steps;
    }

    constructor() {
        vm.warp(1_767_225_600);
        bonus = IBonusDistributor(
            payable(vm.deployCode(
                    "BonusDistributor.sol:BonusDistributor", abi.encode(market, _publisher, address(this))
                ))
        );
        _week = (block.timestamp - 4 days) / 1 weeks;
    }

    function fund(uint256 seed) external watched {
        uint256 amount = _spread(seed) % 20e18;
        _fund(amount);
    }

    /// The next Monday. The total may exceed the pool or the market's bound, or be less than the sum of the bonuses.
    function publish(uint256 seed) external watched {
        seed = _spread(seed);
        market.decide(++_week, (seed >> 32) % 1500e18);
        _publish(seed, _week, 1e18 * (1 + seed % 8));
    }

    /// A week that is not over, that is published already, or that is too old.
    function publishWrongly(uint256 seed) external watched {
        seed = _spread(seed);
        uint256 week = (block.timestamp - 4 days) / 1 weeks;
        if (seed & 3 == 0 && _weeks.length > 0) week = _weeks[seed % _weeks.length];
        if (seed & 3 == 1) week -= 14 + seed % 20;
        (, uint64 activeAt,,) = bonus.publishedWeek(week);
        if (seed & 3 == 0 && activeAt == 0) return;
        vm.prank(_publisher);
        (bool success,) = address(bonus)
            .call(abi.encodeCall(IBonusDistributor.publish, (week, bytes32(seed), 0, bytes32(0))));
        assertFalse(success, "B1: a week was published that must not be");
    }

    function veto(uint256 seed) external watched {
        seed = _spread(seed);
        if (seed >> 8 & 1 == 0) {
            market.decide(++_week, 100e18);
            _publish(seed, _week, 1e15);
        }
        if (_weeks.length == 0) return;
        uint256 week = _weeks[seed & 3 > 0 ? _weeks.length - 1 : seed % _weeks.length];
        if (_veto(week) && seed >> 9 & 1 == 0) _publish(seed, week, 1e18);
    }

    function _veto(uint256 week) internal returns (bool success) {
        (, uint64 activeAt,,) = bonus.publishedWeek(week);
        (success,) = address(bonus).call(abi.encodeCall(IBonusDistributor.veto, (week)));
        assertEq(success, activeAt > 0 && block.timestamp < activeAt, "veto");
        if (!success) return false;
        ++reached["vetoed"];
        _totalOf[week] = 0;
    }

    function claim(uint256 seed) external watched {
        seed = _spread(seed);
        if (_weeks.length == 0) return;
        uint256 week = _weeks[_weeks.length - 1 - seed % (_weeks.length > 3 ? 3 : _weeks.length)];
        _claim(week, (seed >> 8) % LEAVES, seed >> 16 & 3 > 0, seed >> 24);
    }

    function _claim(uint256 week, uint256 index, bool honest, uint256 seed) internal {
        Bonus memory wanted = _bonuses[week][index];
        bytes32[] memory proof = _proofOf(week, index);
        if (!honest) _distort(wanted, seed);
        uint256 sum = _sumOf[week][wanted.account] + wanted.amount;
        bool expected = honest && _isOpen(week) && !_isPaid[week][_bitOf(wanted)]
            && sum <= wanted.volume / 100 && _paidOf[week] + wanted.amount <= _totalOf[week];
        vm.prank(_relayer);
        (bool success,) = address(bonus).call(_claimOf(wanted, proof));
        assertEq(success, expected, "B1, B3 to B6: a claim");
        if (honest && sum > wanted.volume / 100 && sum > wanted.amount) ++reached["second above the cap"];
        if (!success) return;
        ++reached["claimed"];
        _sumOf[week][wanted.account] = sum;
        _isPaid[week][_bitOf(wanted)] = true;
        _paidOf[week] += wanted.amount;
        _due[wanted.account] += wanted.amount;
        _paid += wanted.amount;
    }

    function pass(uint256 seed) external watched {
        seed = _spread(seed);
        skip(seed & 7 == 0 ? 100 days : seed % 3 days);
        uint256 week = (block.timestamp - 4 days) / 1 weeks;
        if (week > _week + 1) _week = week - 1;
    }

    function expire(uint256 seed) external watched {
        if (_weeks.length == 0) return;
        _expire(_weeks[_spread(seed) % _weeks.length]);
    }

    function _expire(uint256 week) internal {
        (, uint64 activeAt,,) = bonus.publishedWeek(week);
        (bool success,) = address(bonus).call(abi.encodeCall(IBonusDistributor.expire, (week)));
        assertEq(success, activeAt > 0 && block.timestamp >= activeAt + 90 days, "expire");
        if (!success) return;
        ++reached["expired"];
        _totalOf[week] = _paidOf[week];
    }

    /// B2, B6: all received coin is held or was paid to its account, and the rest of every week is held.
    function _check() internal view {
        uint256 reserved;
        for (uint256 i = 0; i < _weeks.length; ++i) {
            (,, uint128 total, uint128 claimed) = bonus.publishedWeek(_weeks[i]);
            assertEq(total, _totalOf[_weeks[i]], "total");
            if (total > 0) assertEq(claimed, _paidOf[_weeks[i]], "claimed");
            reserved += total - claimed;
        }
        assertEq(address(bonus).balance, _funded - _paid, "B2: in is held and paid");
        assertEq(bonus.available(), _funded - _paid - reserved, "B2: more is promised than held");
        for (uint256 i = 0; i < ACCOUNTS; ++i) {
            assertEq(_accountOf(i).balance, _due[_accountOf(i)], "B6: paid to another");
        }
        assertEq(_relayer.balance, 0, "B6: the relayer gained");
    }

    function _fund(uint256 amount) internal {
        vm.deal(address(this), amount);
        (bool success,) = address(bonus).call{ value: amount }("");
        assertTrue(success);
        _funded += amount;
    }

    function _publish(uint256 seed, uint256 week, uint256 total) private {
        uint256 end = 4 days + (week + 1) * 1 weeks;
        if (block.timestamp < end) vm.warp(end + seed % 1 days);
        _plan(week, seed);
        _publishPlanned(week, total, bytes32(seed));
    }

    function _publishPlanned(uint256 week, uint256 total, bytes32 datasetHash) internal {
        uint256 available = bonus.available();
        uint256 allowed = market.decidedVolume(week) / 100;
        vm.prank(_publisher);
        (bool success,) = address(bonus)
            .call(abi.encodeCall(IBonusDistributor.publish, (week, _rootOf(week), total, datasetHash)));
        assertEq(success, total <= available && total <= allowed, "B2, B5: publish");
        if (total > allowed) ++reached["above what was decided"];
        if (!success) return;
        ++reached["published"];
        _totalOf[week] = total;
        for (uint256 i = 0; i < _weeks.length; ++i) {
            if (_weeks[i] == week) return;
        }
        _weeks.push(week);
    }

    /// Some bonuses exceed the cap, some share a place, two belong to one account.
    function _plan(uint256 week, uint256 seed) private {
        for (uint256 i = 0; i < LEAVES; ++i) {
            seed = _spread(seed);
            uint256 amount = 1e15 + seed % 1e18;
            _bonuses[week][i] = Bonus(
                week,
                IBonusDistributor.Kind(seed & 1),
                1 + (seed >> 8) % 3,
                _accountOf(i),
                amount,
                amount * (seed >> 16 & 7 == 0 ? 99 : 100 + (seed >> 24) % 150)
            );
        }
    }

    function _distort(Bonus memory wanted, uint256 seed) private view {
        uint256 field = seed % 6;
        if (field == 0) wanted.kind = IBonusDistributor.Kind(1 - uint256(wanted.kind));
        else if (field == 1) wanted.rank = (seed >> 8) % 40 == wanted.rank ? 0 : (seed >> 8) % 40;
        else if (field == 2) wanted.account = _relayer;
        else if (field == 3) wanted.amount -= 1;
        else if (field == 4) wanted.volume *= 2;
        else wanted.week -= 1;
    }

    function _isOpen(uint256 week) private view returns (bool) {
        (, uint64 activeAt,,) = bonus.publishedWeek(week);
        return activeAt > 0 && block.timestamp >= activeAt && block.timestamp < activeAt + 90 days;
    }

    function _rootOf(uint256 week) private view returns (bytes32) {
        return _join(
            _join(_leafOf(_bonuses[week][0]), _leafOf(_bonuses[week][1])),
            _join(_leafOf(_bonuses[week][2]), _leafOf(_bonuses[week][3]))
        );
    }

    function _proofOf(uint256 week, uint256 index) private view returns (bytes32[] memory proof) {
        proof = new bytes32[](2);
        uint256 other = index < 2 ? 2 : 0;
        proof[0] = _leafOf(_bonuses[week][index ^ 1]);
        proof[1] = _join(_leafOf(_bonuses[week][other]), _leafOf(_bonuses[week][other + 1]));
    }

    function _leafOf(Bonus memory of_) private view returns (bytes32) {
        bytes32 once = keccak256(abi.encode(block.chainid, address(bonus), of_));
        return keccak256(abi.encode(once));
    }

    function _claimOf(Bonus memory of_, bytes32[] memory proof) private pure returns (bytes memory) {
        return abi.encodeCall(
            IBonusDistributor.claimFor,
            (of_.week, of_.kind, of_.rank, of_.account, of_.amount, of_.volume, proof)
        );
    }

    function _join(bytes32 a, bytes32 b) private pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }

    function _bitOf(Bonus memory of_) private pure returns (uint256) {
        return uint256(of_.kind) << 4 | of_.rank;
    }

    function _accountOf(uint256 index) internal pure returns (address) {
        return address(uint160(0xB0B5 + index % ACCOUNTS));
    }

    function _spread(uint256 seed) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed)));
    }
}
