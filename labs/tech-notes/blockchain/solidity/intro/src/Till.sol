// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Till {
    error BadSetup(address house, uint16 feeBps);
    error NoSeller();
    error NothingOwed(address account);
    error PayoutFailed(address to);

    event Paid(address indexed seller, uint256 net, uint256 fee);
    event Drawn(address indexed seller, address indexed to, uint256 amount);

    address public immutable house;
    uint16 public immutable feeBps;
    mapping(address account => uint256) public owed;

    constructor(address house_, uint16 feeBps_) {
        bool sound = house_ != address(0) && feeBps_ <= 500;
        require(sound, BadSetup(house_, feeBps_));
        (house, feeBps) = (house_, feeBps_);
    }

    function pay(address seller) external payable {
        require(seller != address(0), NoSeller());
        uint256 fee = msg.value * feeBps / 10_000; // multiply, then divide
        owed[house] += fee;
        owed[seller] += msg.value - fee; // the rest, not a second ratio
        emit Paid(seller, msg.value - fee, fee);
    }

    function draw(address to) external {
        uint256 amount = owed[msg.sender];
        require(amount != 0, NothingOwed(msg.sender)); // checks
        owed[msg.sender] = 0; // effects
        emit Drawn(msg.sender, to, amount);
        (bool ok,) = to.call{value: amount}(""); // interaction
        require(ok, PayoutFailed(to));
    }
}
