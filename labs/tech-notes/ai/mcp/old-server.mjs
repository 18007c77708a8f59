// The order server of the note, as a tutorial on version 1 of the SDK writes it.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { orders } from './orders.mjs';

const server = new McpServer({ name: 'support', version: '1.0.0' });
server.registerTool(
  'find_order',
  { description: 'Look up one order.', inputSchema: { id: z.string().max(20) } },
  ({ id }) => ({ content: [{ type: 'text', text: JSON.stringify(orders.get(id)) }] }),
);
await server.connect(new StdioServerTransport());
