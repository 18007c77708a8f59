// The tool of asks-server.mjs, called by a client that offers sampling, in either revision.
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

for (const mode of ['legacy', 'auto']) {
  const client = new Client(
    { name: 'asks', version: '1.0.0' },
    { capabilities: { sampling: {} }, versionNegotiation: { mode } },
  );
  client.setRequestHandler('sampling/createMessage', () => ({
    model: 'none',
    role: 'assistant',
    content: { type: 'text', text: 'Yes?' },
  }));
  await client.connect(
    new StdioClientTransport({ command: 'node', args: ['asks-server.mjs'] }),
  );
  const { content } = await client.callTool({ name: 'ask', arguments: {} });
  console.log(`-- ${client.getNegotiatedProtocolVersion()}\n${content[0].text}`);
  await client.close();
}
