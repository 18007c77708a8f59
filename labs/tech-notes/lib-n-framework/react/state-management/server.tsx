import { configureStore, createSlice } from '@reduxjs/toolkit';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider, useSelector } from 'react-redux';
import { create } from 'zustand';

// One of each in the process, as stores in modules are.
const useOwner = create(() => 'nobody');
const ownerAtom = atom('nobody');
const slice = createSlice({
  name: 'owner',
  initialState: 'nobody',
  reducers: { sign: () => 'first visitor' },
});
const store = configureStore({ reducer: { owner: slice.reducer } });

const InZustand = () => useOwner();
const InJotai = () => useAtomValue(ownerAtom);
const InRedux = () => useSelector((all: { owner: string }) => all.owner);
const page = (name: string, node: ReactNode) =>
  console.log(name.padEnd(8), renderToString(node));

// Request 1 signs in. Request 2, from somebody else, only renders.
useOwner.setState('first visitor');
getDefaultStore().set(ownerAtom, 'first visitor');
store.dispatch(slice.actions.sign());
page('zustand', <InZustand />);
console.log('  getState() says', useOwner.getState());
page('jotai', <InJotai />);
page(
  'redux',
  <Provider store={store}>
    <InRedux />
  </Provider>,
);
