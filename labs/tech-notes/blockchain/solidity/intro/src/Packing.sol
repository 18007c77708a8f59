// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Loose { // 3 slots
    uint128 public paid;
    address public owner; // 20 bytes do not fit beside 16
    uint128 public due;
    bool public open;
}

contract Packed { // 2 slots
    uint128 public paid;
    uint128 public due;
    address public owner;
    bool public open;
}
