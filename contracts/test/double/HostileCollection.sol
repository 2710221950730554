// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// A collection that anyone mints, and that misbehaves in a chosen manner.
contract HostileCollection is ERC721 {
    enum Manner {
        Work,
        Refuse,
        BurnGas,
        PretendToMove,
        Call,
        Divert
    }

    Manner public manner;
    mapping(uint256 tokenId => bool) public isRefused;
    address private _target;
    bytes private _callData;
    /// Gas that `ownerOf` burns before it answers.
    uint256 private _ownerGas;
    bool private _isMute;

    /// The last call during a transfer.
    bool public hasSucceeded;
    bytes public answer;

    constructor() ERC721("Hostile", "HST") { }

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function safeMint(address to, uint256 tokenId) external {
        _safeMint(to, tokenId);
    }

    function behave(Manner manner_) external {
        manner = manner_;
    }

    function refuse(uint256 tokenId, bool isRefused_) external {
        isRefused[tokenId] = isRefused_;
    }

    function arm(address target, bytes calldata callData) external {
        (manner, _target, _callData) = (Manner.Call, target, callData);
    }

    /// Moves a token of anyone, to nobody or to another account.
    function seize(address to, uint256 tokenId) external {
        _update(to, tokenId, address(0));
    }

    /// Makes `ownerOf` burn gas first, or refuse.
    function mute(bool isMute, uint256 ownerGas) external {
        (_isMute, _ownerGas) = (isMute, ownerGas);
    }

    /// Announces a token that was never moved.
    function announce(address target, address from, uint256 tokenId) external returns (bool success) {
        (success, answer) = target.call(
            abi.encodeWithSignature(
                "onERC721Received(address,address,uint256,bytes)", msg.sender, from, tokenId, ""
            )
        );
    }

    function transferFrom(address from, address to, uint256 tokenId) public override {
        if (isRefused[tokenId] || manner == Manner.Refuse) revert("no");
        if (manner == Manner.BurnGas) {
            assembly {
                invalid()
            }
        }
        if (manner == Manner.PretendToMove) return;
        if (manner == Manner.Divert) to = address(this);
        super.transferFrom(from, to, tokenId);
        if (manner == Manner.Call) (hasSucceeded, answer) = _target.call(_callData);
    }

    function ownerOf(uint256 tokenId) public view override returns (address) {
        if (_isMute) revert("mute");
        uint256 until = gasleft() > _ownerGas ? gasleft() - _ownerGas : 0;
        uint256 burned;
        while (gasleft() > until) ++burned;
        return super.ownerOf(tokenId);
    }
}
