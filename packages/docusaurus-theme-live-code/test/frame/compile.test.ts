import * as React from 'react';
import { describe, expect, it, vi } from 'vitest';

import { compile } from '../../src/frame/compile.ts';
import { createTick, LOOP_LIMIT_MS } from '../../src/frame/loopLimit.ts';

const tick = () => undefined;

describe('compile', () => {
  it('returns a component as the result', () => {
    const App = compile('function App() { return <b>hi</b>; }')({
      React,
      render: null,
      tick,
    });
    expect(App).toBeTypeOf('function');
    expect((App as () => React.ReactElement)().type).toBe('b');
  });

  it('returns an expression as the result, with types stripped', () => {
    const value = compile('(2 as number) * 21;')({ React, render: null, tick });
    expect(value).toBe(42);
  });

  it('lets statements call render themselves', () => {
    const render = vi.fn();
    compile('const x: string = "a"; render(<i>{x}</i>)')({ React, render, tick });
    expect(render).toHaveBeenCalledOnce();
  });

  it("provides React's exports as globals", () => {
    const value = compile('[useState, Fragment]')({ React, render: null, tick });
    expect(value).toEqual([React.useState, React.Fragment]);
  });

  it.each(['const { useState } = React;', 'var useState = 1;', 'function useState() {}'])(
    "lets a block redeclare one of React's names: %s",
    (declaration) => {
      const render = vi.fn();
      compile(`${declaration} render(typeof useState)`)({ React, render, tick });
      expect(render).toHaveBeenCalledOnce();
    },
  );

  it('reports the syntax error of code that does not parse', () => {
    expect(() => compile('function (')).toThrow(SyntaxError);
  });

  it('stops an infinite loop once its time is up', () => {
    let time = 0;
    const clock = createTick(() => (time += 1));
    const run = compile('() => { while (true) {} }')({
      React,
      render: null,
      tick: clock.tick,
    }) as () => void;
    expect(run).toThrow(/a loop ran for over 1 s/);
    expect(time).toBeGreaterThan(LOOP_LIMIT_MS);
  });

  it('does not stop long work that yields to the frame', () => {
    let time = 0;
    const clock = createTick(() => time);
    const run = compile('() => { for (let i = 0; i < 5000; i++); }')({
      React,
      render: null,
      tick: clock.tick,
    }) as () => void;
    for (let turn = 0; turn < 10; turn++) {
      time += LOOP_LIMIT_MS / 2;
      clock.reset();
      expect(run).not.toThrow();
    }
  });
});
