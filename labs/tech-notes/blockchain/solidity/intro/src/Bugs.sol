// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// One small instance of each bug of the note's table. The compiler warns about none of them.

contract Reentrancy {
    mapping(address => uint256) public owed;

    function draw(address to) external {
        uint256 amount = owed[msg.sender];
        (bool ok,) = to.call{value: amount}("");
        require(ok);
        owed[msg.sender] = 0;
    }
}

contract AccessControl {
    address public owner;

    function setOwner(address next) external {
        owner = next; // anybody may call it
    }
}

interface IPool {
    function reserves() external view returns (uint256 a, uint256 b);
}

contract Oracle {
    function price(IPool pool) external view returns (uint256) {
        (uint256 a, uint256 b) = pool.reserves(); // a spot price
        return a * 1e18 / b;
    }
}

contract Rounding {
    function fee(uint256 paid, uint256 bps) external pure returns (uint256) {
        return paid / 10_000 * bps; // divides first
    }
}

contract Loop {
    address payable[] public payees;

    function join() external {
        payees.push(payable(msg.sender));
    }

    function payAll() external payable {
        for (uint256 n = 0; n < payees.length; n++) {
            (bool ok,) = payees[n].call{value: msg.value / payees.length}("");
            require(ok);
        }
    }
}

contract Replay {
    mapping(address => uint256) public owed;

    function move(address from, address to, uint256 amount, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 hash = keccak256(abi.encode(from, to, amount)); // no nonce, no chain
        require(ecrecover(hash, v, r, s) == from); // zero for garbage
        owed[from] -= amount;
        owed[to] += amount;
    }

    function credit(address account, uint256 amount) external {
        owed[account] += amount;
    }
}

contract Counter {
    uint256 public count;

    function add() external {
        count++;
    }
}

contract BadProxy {
    address public implementation; // slot 0, as is Counter.count

    constructor(address implementation_) {
        implementation = implementation_;
    }

    fallback() external {
        (bool ok,) = implementation.delegatecall(msg.data);
        require(ok);
    }
}
