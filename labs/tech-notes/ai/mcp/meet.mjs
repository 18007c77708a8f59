// Each client with each server: whether a tool call gets through, and in which revision.
import { Client as NewClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';

console.log(`newest revision in @modelcontextprotocol/sdk: ${LATEST_PROTOCOL_VERSION}`);
const self = { name: 'meet', version: '1.0.0' };
const start = (file) => ({ command: 'node', args: [file], stderr: 'ignore' });
const modern = (mode) => (file) => [
  new NewClient(self, mode && { versionNegotiation: { mode } }),
  new NewTransport(start(file)),
];
const clients = {
  'sdk 1': (file) => [new OldClient(self), new OldTransport(start(file))],
  'client 2, no mode given': modern(),
  'client 2, auto': modern('auto'),
  'client 2, pinned': modern({ pin: '2026-07-28' }),
};
for (const file of ['old-server.mjs', 'sketch.mjs', 'server.mjs']) {
  for (const [name, make] of Object.entries(clients)) {
    const [client, transport] = make(file);
    let outcome;
    try {
      await client.connect(transport);
      const call = { name: 'find_order', arguments: { id: 'A-17' } };
      const { content } = await client.callTool(call);
      const version = client.getNegotiatedProtocolVersion?.();
      outcome = `${content[0].text.includes('shipped') ? 'works' : 'fails'}${version ? ` in ${version}` : ''}`;
    } catch (error) {
      outcome = `fails: ${error.message}`;
    }
    await client.close().catch(() => {});
    console.log(`${name.padEnd(24)} to ${file.padEnd(15)} ${outcome}`);
  }
}
