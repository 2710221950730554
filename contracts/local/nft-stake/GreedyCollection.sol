// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title A trap for the tests: an armed collection makes one more call in its next transfer or permission.
/// @notice Its own works have no protection: anyone mints, takes and approves them, and its events may be false.
contract GreedyCollection is ERC721 {
    address private _target;
    bytes private _callData;

    constructor() ERC721("Greedy", "GREED") { }

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    /// The next transfer or permission makes this call too; a target of zero disarms.
    function arm(address target, bytes calldata callData) external {
        (_target, _callData) = (target, callData);
    }

    function take(address from, address to, uint256 tokenId) external {
        _transfer(from, to, tokenId);
    }

    /// The work stays with the taker: only the event says that it returned.
    function takeAndReportReturn(address from, address to, uint256 tokenId) external {
        _transfer(from, to, tokenId);
        emit Transfer(to, from, tokenId);
    }

    function approveWork(address taker, uint256 tokenId) external {
        _approve(taker, tokenId, address(0));
    }

    function approveOperator(address owner, address operator) external {
        _setApprovalForAll(owner, operator, true);
    }

    function transferFrom(address from, address to, uint256 tokenId) public override {
        super.transferFrom(from, to, tokenId);
        _makeArmedCall();
    }

    function setApprovalForAll(address operator, bool isApproved) public override {
        super.setApprovalForAll(operator, isApproved);
        _makeArmedCall();
    }

    function _makeArmedCall() private {
        address target = _target;
        if (target == address(0)) return;
        _target = address(0);
        // A call that fails stops the write: no test takes a refused attack for a prevented one.
        // solhint-disable-next-line avoid-low-level-calls
        (bool success,) = target.call(_callData);
        require(success);
    }
}
