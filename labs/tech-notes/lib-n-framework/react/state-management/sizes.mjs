// What each library adds to a page: the exports that the note's cart uses.
import { bundleSize } from '../../../../shared/bundleSize.mjs';

const used = {
  zustand: `export { createStore, useStore } from 'zustand';`,
  'Redux Toolkit, react-redux': `export { configureStore, createSlice } from '@reduxjs/toolkit';
    export { Provider, useDispatch, useSelector } from 'react-redux';`,
  'the same with RTK Query': `export { configureStore, createSlice } from '@reduxjs/toolkit';
    export { Provider, useDispatch, useSelector } from 'react-redux';
    export { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';`,
  jotai: `export { Provider, atom, useAtomValue, useSetAtom } from 'jotai';`,
  'jotai 3': `export { Provider, atom, useAtomValue, useSetAtom } from 'jotai3';`,
  'TanStack Query': `export { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';`,
};
const folder = new URL('.', import.meta.url).pathname;
for (const [name, source] of Object.entries(used)) {
  console.log(name.padEnd(28), await bundleSize(source, folder));
}
