// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RoundingTill} from "../src/Variants.sol";

interface Vm {
    function prank(address caller) external;
    function deal(address to, uint256 amount) external;
}

/// The invariant on the till that rounds both shares up: it has to fail.
contract RoundingInvariantTest {
    Vm private constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);
    address[3] private who = [address(0xA1), address(0xA2), address(0xA3)];
    RoundingTill private till;

    function setUp() public {
        till = new RoundingTill(who[0], 250);
        vm.deal(address(this), 1_000_000 ether);
    }

    function targetContracts() external view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(this); // call pay and draw below, not the till
    }

    function pay(uint8 i, uint96 amount) external {
        till.pay{value: amount % 1 ether}(who[i % 3]);
    }

    function draw(uint8 i) external {
        if (till.owed(who[i % 3]) == 0) return;
        vm.prank(who[i % 3]);
        till.draw(who[i % 3]);
    }

    function invariant_solvent() external view {
        uint256 debt = till.owed(who[0]) + till.owed(who[1]);
        assert(debt + till.owed(who[2]) <= address(till).balance);
    }
}
