// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { HostileCollection } from "./HostileCollection.sol";

/// A hostile collection that also misbehaves when a market reads its royalty.
contract HostileArt is HostileCollection {
    enum Royalty {
        Pay,
        Revert,
        BurnGas,
        AnswerLong,
        AnswerShort,
        AnswerDirty,
        Reenter
    }

    Royalty private _kind;
    address private _receiver;
    uint256 private _bps;
    address private _market;
    bytes private _reentry;

    /// Pays these parts of a price; more than the whole is possible.
    function payRoyalty(address receiver, uint256 bps) external {
        (_kind, _receiver, _bps) = (Royalty.Pay, receiver, bps);
    }

    function misbehave(Royalty kind) external {
        _kind = kind;
    }

    /// A read of the royalty calls the market first, which a static call allows for views alone.
    function reenter(address market, bytes calldata reentry) external {
        (_kind, _market, _reentry) = (Royalty.Reenter, market, reentry);
    }

    /// Announces a token with the data of a listing, moved or not.
    function announceWith(address target, address from, uint256 tokenId, bytes calldata data)
        external
        returns (bool success)
    {
        (success, answer) = target.call(
            abi.encodeWithSignature(
                "onERC721Received(address,address,uint256,bytes)", msg.sender, from, tokenId, data
            )
        );
    }

    function royaltyInfo(uint256, uint256 price) external view returns (address, uint256) {
        if (_kind == Royalty.Revert) revert("no");
        if (_kind == Royalty.BurnGas) {
            assembly {
                invalid()
            }
        }
        // 1 MB where the caller pays for it, else what its gas allows.
        if (_kind == Royalty.AnswerLong) {
            uint256 length = gasleft() > 3_000_000 ? 1_000_000 : 9000;
            assembly {
                return(0, length)
            }
        }
        if (_kind == Royalty.AnswerShort) {
            assembly {
                return(0, 32)
            }
        }
        if (_kind == Royalty.AnswerDirty) {
            assembly {
                mstore(0, not(0))
                mstore(32, 1000)
                return(0, 64)
            }
        }
        if (_kind == Royalty.Reenter) {
            (bool success,) = _market.staticcall(_reentry);
            return (success ? _receiver : address(0), price / 20);
        }
        return (_receiver, price * _bps / 10_000);
    }
}
