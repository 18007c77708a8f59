import { setupWorker } from 'msw/browser';

export const worker = setupWorker();
