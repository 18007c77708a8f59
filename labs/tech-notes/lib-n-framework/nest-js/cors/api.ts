import 'reflect-metadata';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { Controller, Get, Header, Module, Post, Put } from '@nestjs/common';
import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** What reached the server since the last look. */
export const seen: string[] = [];
let orders = 0;

@Controller('orders')
class Orders {
  @Get() list() {
    return [{ sku: 'mug' }];
  }
  @Get('cached')
  @Header('Cache-Control', 'max-age=60')
  cached() {
    return [{ sku: 'mug' }];
  }
  @Post() place() {
    orders += 1;
    return { placed: true };
  }
  @Put() replace() {
    return { replaced: true };
  }
}

@Module({ controllers: [Orders] })
class AppModule {
  readonly name = 'shop';
}

export const report = () => {
  const line = `${seen.join(', ') || 'nothing'}; orders placed: ${orders}`;
  seen.length = 0;
  orders = 0;
  return line;
};

type Change = (app: NestExpressApplication) => void;

export async function startApi(cors: CorsOptions | true | undefined, change?: Change) {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    logger: false,
  });
  app.use((req: IncomingMessage, _: unknown, next: () => void) => {
    seen.push(`${req.method} with Origin ${req.headers.origin ?? 'absent'}`);
    next();
  });
  change?.(app);
  if (cors === true) app.enableCors();
  else if (cors) app.enableCors(cors);
  await app.listen(4200);
  // The smallest WebSocket server: it agrees to every handshake.
  app.getHttpServer().on('upgrade', (req: IncomingMessage, socket: Duplex) => {
    seen.push(`WebSocket with Origin ${req.headers.origin ?? 'absent'}`);
    const key = `${req.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.on('error', () => {});
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on('data', () => socket.destroy());
  });
  return app;
}
