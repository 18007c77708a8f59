// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// The rounding of Bugs.sol with brackets around the division: here forge lint does warn.

contract BracketedRounding {
    function fee(uint256 paid, uint256 bps) external pure returns (uint256) {
        return (paid / 10_000) * bps;
    }
}
