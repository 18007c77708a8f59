// In Node 20, a worker can't be started directly from a TypeScript file, so it starts from this one.
import { tsImport } from 'tsx/esm/api';

const { default: render } = await tsImport('./worker.ts', import.meta.url);

export default render;
