import { Module, StandardSchemaValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { OrdersController } from './orders.controller.js';
import { Orders } from './orders.js';
import { Stock } from './stock.js';

@Module({ controllers: [OrdersController], providers: [Orders, Stock] })
class AppModule {
  readonly name = 'shop';
}

const bodies = [
  '{"quantity":2}',
  '{"quantity":"2"}',
  '{}',
  '{"quantity":0}',
  '{"quantity":-3}',
  '{"quantity":2.5}',
  '{"quantity":100}',
  '{"quantity":2,"price":0}',
  '{"quantity":2,"note":"杯"}',
  '[]',
  '',
];

for (const withPipe of [false, true]) {
  console.log(`\n== ${withPipe ? 'with' : 'without'} StandardSchemaValidationPipe`);
  for (const body of bodies) {
    const app = await NestFactory.create(AppModule, { logger: false });
    if (withPipe) app.useGlobalPipes(new StandardSchemaValidationPipe());
    await app.listen(0, '127.0.0.1');
    const address = `${await app.getUrl()}/orders`;
    const send = async (text: string) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      });
      return `${response.status} ${await response.text()}`;
    };
    console.log(`${body || '(empty)'}\n  ${await send(body)}`);
    console.log(`  then six more: ${await send('{"quantity":6}')}`);
    await app.close();
  }
}
