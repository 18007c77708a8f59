// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BadProxy, Counter, Replay} from "../src/Bugs.sol";
import {LeakyTill, Thief} from "../src/Leaky.sol";
import {Till} from "../src/Till.sol";
import {
    AnyThief, CountingReceiver, ITill, LooseBox, PackedBox, Payer, RoundingTill, SubtractingTill, UncheckedTill
} from "../src/Variants.sol";

interface Vm {
    function deal(address to, uint256 amount) external;
    function expectPartialRevert(bytes4 error) external;
    function expectRevert() external;
}

/// Prints lines through forge's console.
library Say {
    function number(string memory label, uint256 value) internal view {
        (bool ok,) = address(0x000000000000000000636F6e736F6c652e6c6f67).staticcall(
            abi.encodeWithSignature("log(string,uint256)", label, value)
        );
        ok;
    }
}

contract MeasureTest {
    Vm private constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    function setUp() public {
        vm.deal(address(this), 1_000 ether);
    }

    function test_GasOfPacking() external {
        LooseBox loose = new LooseBox();
        PackedBox packed = new PackedBox();
        uint256 before = gasleft();
        loose.fill();
        Say.number("gas, four fields in 3 slots, first write:", before - gasleft());
        before = gasleft();
        packed.fill();
        Say.number("gas, four fields in 2 slots, first write:", before - gasleft());
    }

    function test_Thefts() external {
        LeakyTill leaky = new LeakyTill();
        leaky.pay{value: 9 ether}(address(1));
        Thief thief = new Thief{value: 1 ether}(leaky);
        thief.steal();
        Say.number("owed = 0 after the call, thief ends with ether:", address(thief).balance / 1 ether);

        Say.number("owed -= amount after the call, thief ends with ether:", _rob(new SubtractingTill()));
        Say.number("the same in unchecked, thief ends with ether:", _rob(new UncheckedTill()));
        Say.number("owed = 0 before the call, thief ends with ether:", _rob(ITill(address(new Till(address(2), 0)))));
    }

    function _rob(ITill till) private returns (uint256) {
        till.pay{value: 9 ether}(address(1));
        AnyThief thief = new AnyThief{value: 1 ether}(till);
        try thief.steal() {} catch {}
        return address(thief).balance / 1 ether;
    }

    function test_SafeTillRevertsWithPayoutFailed() external {
        ITill till = ITill(address(new Till(address(2), 0)));
        till.pay{value: 9 ether}(address(1));
        AnyThief thief = new AnyThief{value: 1 ether}(till);
        vm.expectPartialRevert(Till.PayoutFailed.selector);
        thief.steal();
    }

    function test_TransferCannotPayACountingReceiver() external {
        Payer payer = new Payer();
        CountingReceiver receiver = new CountingReceiver();
        payer.byCall{value: 1}(payable(address(receiver)));
        vm.expectRevert();
        payer.byTransfer{value: 1}(payable(address(receiver)));
        Say.number("payments counted after one call and one transfer:", receiver.payments());
    }

    function test_GasOfALoop() external {
        uint256[3] memory sizes = [uint256(100), 400, 500];
        for (uint256 at = 0; at < sizes.length; at++) {
            Payer payer = new Payer();
            for (uint256 n = 0; n < sizes[at]; n++) payer.add(payable(address(uint160(1e40 + at * 1e6 + n))));
            uint256 before = gasleft();
            payer.payAll{value: 1 ether}();
            Say.number("payees:", sizes[at]);
            Say.number("gas:", before - gasleft());
        }
    }

    function testFuzz_SplitAddsUp(uint96 amount) external {
        Till till = new Till(address(2), 250);
        uint256 paid = uint256(amount) % 1 ether;
        till.pay{value: paid}(address(1));
        assert(till.owed(address(1)) + till.owed(address(2)) == paid);
    }

    function test_BothSharesRoundedUp() external {
        RoundingTill till = new RoundingTill(address(2), 250);
        till.pay{value: 1}(address(1));
        Say.number("balance after the first payment of 1 wei:", address(till).balance);
        Say.number("debt after the first payment of 1 wei:", till.owed(address(1)) + till.owed(address(2)));
    }

    function test_ZeroAddressAcceptsGarbage() external {
        Replay ledger = new Replay();
        ledger.credit(address(0), 5);
        ledger.move(address(0), address(this), 5, 0, 0, 0);
        Say.number("taken from the zero address with a garbage signature:", ledger.owed(address(this)));
    }

    function test_DelegatecallOverwritesTheImplementation() external {
        Counter counter = new Counter();
        BadProxy proxy = new BadProxy(address(counter));
        (bool ok,) = address(proxy).call(abi.encodeCall(Counter.add, ()));
        assert(ok);
        Say.number(
            "the implementation's address moved by:",
            uint256(uint160(proxy.implementation())) - uint256(uint160(address(counter)))
        );
    }
}
