// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IDelayedTreasury } from "../shared/IDelayedTreasury.sol";
import { ITwoStepOwner } from "../shared/ITwoStepOwner.sol";

/// @title A sale of a token for the native coin: a part at once, the rest in equal months.
/// @notice A purchase that the tokens of this contract do not cover is refused, so an order never waits for anybody.
/// The terms never change. The owner may stop purchases for good, and take back tokens that no order waits for.
/// The coin goes to the treasury. A month is 30 days. Amounts are wei and raw units of the token, times Unix seconds.
interface IMonthlySale is IDelayedTreasury, ITwoStepOwner {
    /// @notice What a sale is deployed with.
    /// @param token Token that is sold.
    /// @param owner First owner.
    /// @param treasury First account that receives the coin.
    /// @param tokensPerCoin Units of the token for 10¹⁸ wei; above 0.
    /// @param firstBps Share that is paid at once, in basis points; below 10,000.
    /// @param months Number of months over which the rest is paid; 1 to 48.
    /// @param minimum Least purchase in wei.
    struct Parameters {
        address token;
        address owner;
        address treasury;
        uint128 tokensPerCoin;
        uint16 firstBps;
        uint16 months;
        uint96 minimum;
    }

    /// @notice A purchase.
    /// @param id Number of the order, counted over all accounts from 1.
    /// @param userId Account that bought.
    /// @param createdDate Time of the purchase.
    /// @param amountBNB Wei that were paid.
    /// @param amountBSCS Tokens of the order, paid at once and later.
    /// @param amountBSCSBlock Tokens that are paid in months.
    /// @param nextMonth Time of the next payment; 0 when all are paid.
    /// @param numWithDraw Number of months that were paid.
    struct Order {
        uint256 id;
        address userId;
        uint256 createdDate;
        uint256 amountBNB;
        uint256 amountBSCS;
        uint256 amountBSCSBlock;
        uint256 nextMonth;
        uint256 numWithDraw;
    }

    /// @notice Sums of an account's orders.
    /// @param totalBNBDeposit Wei that were paid.
    /// @param totalBSCS Tokens of the orders.
    /// @param totalBSCSBlock Tokens that are paid in months, the paid ones included.
    struct Totals {
        uint256 totalBNBDeposit;
        uint256 totalBSCS;
        uint256 totalBSCSBlock;
    }

    /// @notice An account bought.
    /// @param id Number of the order.
    /// @param account Account.
    /// @param coin Wei that were paid.
    /// @param tokens Tokens of the order.
    /// @param locked Tokens that are paid in months.
    event Ordered(uint256 indexed id, address indexed account, uint256 coin, uint256 tokens, uint256 locked);

    /// @notice Months of an order were paid.
    /// @param id Number of the order.
    /// @param account Account of the order.
    /// @param amount Units of the token.
    /// @param months Number of months that are paid now, of all.
    event OrderWithdrawn(uint256 indexed id, address indexed account, uint256 amount, uint256 months);

    /// @notice Nobody can buy any more.
    event Stopped();

    /// @notice Tokens that no order waits for went back.
    /// @param to Account that received them.
    /// @param amount Units of the token.
    event Withdrawn(address indexed to, uint256 amount);

    /// @notice A parameter is zero or out of bounds.
    /// @param parameter Its name.
    error MonthlySale_BadParameter(bytes32 parameter);
    /// @notice Purchases were stopped.
    error MonthlySale_Stopped();
    /// @notice The payment is too small.
    /// @param coin Payment.
    /// @param minimum Least payment.
    error MonthlySale_BelowMinimum(uint256 coin, uint256 minimum);
    /// @notice The tokens of this contract do not cover the order.
    /// @param tokens Tokens of the order.
    /// @param free Tokens that no order waits for.
    error MonthlySale_NotCovered(uint256 tokens, uint256 free);
    /// @notice The caller has no order of this number.
    /// @param id Number of the order.
    error MonthlySale_NotYours(uint256 id);
    /// @notice No month of the order is due.
    /// @param id Number of the order.
    error MonthlySale_NothingDue(uint256 id);
    /// @notice More than the tokens that no order waits for.
    /// @param amount Units of the token.
    /// @param free Tokens that no order waits for.
    error MonthlySale_NotFree(uint256 amount, uint256 free);
    /// @notice The token did not confirm a payment, or did not return its balance.
    error MonthlySale_TokenFailed();
    /// @notice The treasury did not take the coin.
    error MonthlySale_CoinFailed();

    /// @notice Buys tokens for the coin of the call; the first part is paid at once.
    /// @dev Reverts `MonthlySale_Stopped`, `MonthlySale_BelowMinimum`, `MonthlySale_NotCovered`,
    /// `MonthlySale_TokenFailed`.
    /// @return id Number of the order.
    function buy() external payable returns (uint256 id);

    /// @notice Pays the months of an order that are due. The account of the order only.
    /// @dev Reverts `MonthlySale_NotYours`, `MonthlySale_NothingDue`, `MonthlySale_TokenFailed`.
    /// @param id Number of the order.
    function withdraw(uint256 id) external;

    /// @notice Stops purchases for good. Only the owner. Orders are paid on.
    /// @dev Reverts `MonthlySale_Stopped`.
    function stop() external;

    /// @notice Takes back tokens that no order waits for. Only the owner.
    /// @dev Reverts `MonthlySale_BadParameter` for the zero address, `MonthlySale_NotFree`, `MonthlySale_TokenFailed`.
    /// @param amount Units of the token.
    /// @param to Account that receives them.
    function withdrawFree(uint256 amount, address to) external;

    /// @notice An order.
    /// @param id Number of the order.
    /// @return Order; all zero when there is none.
    function orders(uint256 id) external view returns (Order memory);

    /// @notice A page of an account's orders, the oldest first.
    /// @param account Account.
    /// @param from Place of the first order of the page.
    /// @param size Orders of the page at most.
    /// @return Orders; none behind the end.
    function ordersOf(address account, uint256 from, uint256 size) external view returns (Order[] memory);

    /// @notice The number of an account's orders.
    /// @param account Account.
    /// @return Count of orders.
    function orderCountOf(address account) external view returns (uint256);

    /// @notice Sums of an account's orders.
    /// @param account Account.
    /// @return Sums.
    function totalsOf(address account) external view returns (Totals memory);

    /// @notice What an order can withdraw now.
    /// @param id Number of the order.
    /// @return Units of the token.
    function due(uint256 id) external view returns (uint256);

    /// @notice Tokens that no order waits for.
    /// @return Units of the token.
    function freeTokens() external view returns (uint256);

    /// @notice Tokens that orders wait for.
    /// @return Units of the token.
    function reserved() external view returns (uint256);

    /// @notice Whether purchases were stopped.
    /// @return True for good.
    function isStopped() external view returns (bool);

    /// @notice Token that is sold.
    /// @return Address; never changes.
    function token() external view returns (address);

    /// @notice Units of the token for 10¹⁸ wei.
    /// @return Rate; never changes.
    function tokensPerCoin() external view returns (uint256);

    /// @notice Share that is paid at once.
    /// @return Basis points; never changes.
    function firstBps() external view returns (uint256);

    /// @notice Number of months over which the rest is paid.
    /// @return Months; never changes.
    function months() external view returns (uint256);

    /// @notice Least purchase.
    /// @return Wei; never changes.
    function minimum() external view returns (uint256);
}
