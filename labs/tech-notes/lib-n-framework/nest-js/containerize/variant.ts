// One Nest app whose way to stop is set by words: variant.ts hooks destroy|last timer exit force
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';

import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { HealthController } from './health.controller.js';
import { Database } from './database.js';
import { pool } from './pool.js';

const words = new Set(process.argv.slice(2));

@Injectable()
class Ends {
  async onModuleDestroy() {
    if (words.has('destroy')) await pool.end();
  }
  async onApplicationShutdown() {
    if (words.has('last')) await pool.end();
  }
}

@Injectable()
class Plain {
  query = () => pool.query();
}

@Controller()
class Orders {
  constructor(private readonly database: Plain) {}

  @Get() home() {
    return 'hello';
  }
  @Get('slow') async slow() {
    await wait(2000);
    return this.database.query();
  }
  @Get('break') async break() {
    await pool.end();
    return 'broken';
  }
}

@Module({
  controllers: [Orders, HealthController],
  providers: [Plain, Ends, { provide: Database, useExisting: Plain }],
})
class AppModule {
  readonly name = 'shop';
}

const app = await NestFactory.create(AppModule, {
  logger: false,
  ...(words.has('force') && { forceCloseConnections: true }),
});
if (words.has('hooks'))
  app.enableShutdownHooks([], { useProcessExit: words.has('exit') });
if (words.has('timer')) setInterval(() => undefined, 60_000);
await app.listen(3000, '127.0.0.1');
