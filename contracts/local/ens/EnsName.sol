// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Names in ENS's two encodings: DNS (each label after its length, then a zero) and hash.
library EnsName {
    /// @notice `dns` is not a DNS-encoded name.
    error DNSDecodingFailed(bytes dns);

    /// @notice `ens` has an empty label, or one that is too long.
    error DNSEncodingFailed(string ens);

    /// @notice The node of a DNS-encoded name.
    function hash(bytes memory name) internal pure returns (bytes32) {
        return _hash(name, 0);
    }

    /// @notice The DNS encoding of a name with dots.
    function encode(string memory name) internal pure returns (bytes memory dns) {
        bytes memory source = bytes(name);
        dns = abi.encodePacked(bytes1(0), source, bytes1(0));
        uint256 start = 0;
        for (uint256 i = 0; i <= source.length; i++) {
            if (i < source.length && source[i] != ".") continue;
            if (i == start || i - start > type(uint8).max) revert DNSEncodingFailed(name);
            // casting to 'uint8' is safe because longer labels have reverted
            // forge-lint: disable-next-line(unsafe-typecast)
            dns[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }

    function _hash(bytes memory name, uint256 offset) private pure returns (bytes32) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        uint256 size = uint8(name[offset]);
        uint256 next = offset + 1 + size;
        if (size == 0) {
            if (next != name.length) revert DNSDecodingFailed(name);
            return 0;
        }
        if (next >= name.length) revert DNSDecodingFailed(name);
        bytes32 label;
        assembly ("memory-safe") {
            label := keccak256(add(add(name, 33), offset), size)
        }
        return keccak256(abi.encodePacked(_hash(name, next), label));
    }
}
