// A worker cannot be told to read TypeScript from outside (Node 20), so it starts here.
import { tsImport } from 'tsx/esm/api';

await tsImport('./worker.ts', import.meta.url);
