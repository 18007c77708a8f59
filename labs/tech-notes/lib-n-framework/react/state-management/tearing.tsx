import { show } from './show.tsx';
import { useLayoutEffect } from 'react';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { create } from 'zustand';

const countAtom = atom(0);
const useCount = create(() => 0);

type Act = () => void;

async function demonstrate(name: string, use: () => number, change: Act) {
  function Reader({ side }: { side: string }) {
    const value = use();
    useLayoutEffect(() => console.log(`  ${side} shows ${value}`));
    return null;
  }
  function Event() {
    change(); // stands in for an event between two slices of this render
    return null;
  }
  console.log(name);
  await show(
    <>
      <Reader side="left" />
      <Event />
      <Reader side="right" />
    </>,
  );
  await show(null);
}

await demonstrate('zustand', useCount, () => useCount.setState(1));
await demonstrate(
  'jotai',
  () => useAtomValue(countAtom),
  () => getDefaultStore().set(countAtom, 1),
);
