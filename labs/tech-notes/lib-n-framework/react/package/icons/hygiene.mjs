// What SVGO's default preset does to an SVG as a drawing program might write it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = ''] = process.argv.slice(2);
const { optimize } = await import(
  pathToFileURL(path.join(folder, 'node_modules/svgo/lib/svgo-node.js')).href
);
const drawn = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" onload="alert(1)">
  <!-- drawn by hand --><metadata>author</metadata><script>alert(2)</script>
  <g><path stroke="#000000" stroke-width="2" fill="none" d="M 4.00000 12.00000 L 20.00000 12.00000"/></g>
</svg>`;
console.log('default preset', optimize(drawn).data);
const strict = {
  plugins: [
    'preset-default',
    'removeScripts',
    { name: 'convertColors', params: { currentColor: true } },
  ],
};
console.log('and two plugins', optimize(drawn, strict).data);
