// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Till} from "../src/Till.sol";

interface Vm {
    function deal(address to, uint256 amount) external;
}

/// What nobody should send to the till, and what it does.
contract HostileTest {
    Vm private constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    function setUp() public {
        vm.deal(address(this), 100 ether);
    }

    function test_DrawingToTheZeroAddressLosesTheMoney() external {
        Till t = new Till(address(2), 250);
        t.pay{value: 1 ether}(address(this));
        t.draw(address(0));
        assert(address(t).balance == 0.025 ether && t.owed(address(this)) == 0);
    }

    function test_DrawingTwiceReverts() external {
        Till t = new Till(address(2), 250);
        t.pay{value: 1 ether}(address(this));
        t.draw(address(0xbeef));
        try t.draw(address(0xbeef)) { assert(false); } catch (bytes memory e) { assert(bytes4(e) == Till.NothingOwed.selector); }
    }

    function test_PaymentsOf39WeiAndOfNothingCarryNoFee() external {
        Till t = new Till(address(2), 250);
        t.pay{value: 39}(address(this));
        assert(t.owed(address(2)) == 0 && t.owed(address(this)) == 39);
        t.pay{value: 0}(address(this));
        assert(t.owed(address(this)) == 39);
    }

    function test_ZeroSellerIsRefused() external {
        Till t = new Till(address(2), 250);
        try t.pay{value: 1}(address(0)) { assert(false); } catch (bytes memory e) { assert(bytes4(e) == Till.NoSeller.selector); }
    }

    function test_EtherWithoutACallIsRefused() external {
        Till t = new Till(address(2), 250);
        (bool ok,) = address(t).call{value: 1}("");
        assert(!ok);
    }

    function test_BadSetupIsRefused() external {
        try new Till(address(2), 501) { assert(false); } catch (bytes memory e) { assert(bytes4(e) == Till.BadSetup.selector); }
        try new Till(address(0), 1) { assert(false); } catch {}
    }
}
