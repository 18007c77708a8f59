// A tool that uses two deprecated features the way a tutorial on 2025-11-25 does.
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';

serveStdio(() => {
  const server = new McpServer(
    { name: 'asks', version: '1.0.0' },
    { capabilities: { logging: {} } },
  );
  server.registerTool(
    'ask',
    { description: 'Asks the model.', inputSchema: z.object({}) },
    async (_, { mcpReq }) => {
      const features = {
        requestSampling: () =>
          mcpReq.requestSampling({
            messages: [{ role: 'user', content: { type: 'text', text: 'Hello?' } }],
            maxTokens: 5,
          }),
        log: () => mcpReq.log('info', 'hello'),
      };
      const lines = [];
      for (const [name, call] of Object.entries(features)) {
        try {
          await call();
          lines.push(`${name}: no exception`);
        } catch (error) {
          lines.push(`${name}: ${error}`);
        }
      }
      return { content: [{ type: 'text', text: lines.join('\n') }] };
    },
  );
  return server;
});
