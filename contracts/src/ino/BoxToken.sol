// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IBoxToken } from "./IBoxToken.sol";
import { ERC1155 } from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// @title Unopened boxes; `IBoxToken` is the manual.
/// @dev Transfers between accounts are those of ERC-1155, with the receiver's agreement. The balances are here and not
/// in the library, whose update takes lists: a purchase and an opening change one balance each.
contract BoxToken is IBoxToken, ERC1155 {
    /// @dev Bits of the number of a type.
    uint256 private constant TYPE_BITS = 96;

    /// @dev Boxes of an account; the library's own balances stay empty.
    mapping(uint256 id => mapping(address account => uint256)) private _held;

    /// @param uri_ Address of the metadata, with `{id}` for the id.
    constructor(string memory uri_) ERC1155(uri_) { }

    /// @inheritdoc IBoxToken
    /// @dev Without a call of the receiver, which `_mint` of the library would make.
    function mint(address to, uint96 boxId, uint256 amount) external {
        if (to == address(0)) revert ERC1155InvalidReceiver(to);
        uint256 id = idOf(msg.sender, boxId);
        _held[id][to] += amount;
        emit TransferSingle(msg.sender, address(0), to, id, amount);
    }

    /// @inheritdoc IBoxToken
    /// @dev The id has the caller's address, so a campaign reaches its own boxes alone.
    function burn(address from, uint96 boxId, uint256 amount) external {
        if (from == address(0)) revert ERC1155InvalidSender(from);
        uint256 id = idOf(msg.sender, boxId);
        _take(from, id, amount);
        emit TransferSingle(msg.sender, from, address(0), id, amount);
    }

    /// @inheritdoc IBoxToken
    function idOf(address campaign, uint96 boxId) public pure returns (uint256) {
        return uint256(uint160(campaign)) << TYPE_BITS | boxId;
    }

    /// @inheritdoc ERC1155
    /// @dev Both interfaces declare it.
    function balanceOf(address account, uint256 id)
        public
        view
        override(ERC1155, IBoxToken)
        returns (uint256)
    {
        return _held[id][account];
    }

    /// @inheritdoc ERC1155
    /// @dev As the library's, on the balances of this contract. It runs for transfers between accounts alone: neither
    /// side is zero. One event for one id, as the standard has it.
    function _update(address from, address to, uint256[] memory ids, uint256[] memory values)
        internal
        override
    {
        if (ids.length != values.length) revert ERC1155InvalidArrayLength(ids.length, values.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            _take(from, ids[i], values[i]);
            _held[ids[i]][to] += values[i];
        }
        if (ids.length == 1) emit TransferSingle(msg.sender, from, to, ids[0], values[0]);
        else emit TransferBatch(msg.sender, from, to, ids, values);
    }

    /// @dev Reverts `ERC1155InsufficientBalance`.
    /// @param from Account that loses boxes.
    /// @param id Id of the token.
    /// @param amount Number of boxes.
    function _take(address from, uint256 id, uint256 amount) private {
        uint256 held = _held[id][from];
        if (held < amount) revert ERC1155InsufficientBalance(from, held, amount, id);
        // At most the balance.
        unchecked {
            _held[id][from] = held - amount;
        }
    }
}
