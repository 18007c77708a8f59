import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import { worker } from '../.storybook/worker';
import { Orders } from './Orders';

const meta = {
  component: Orders,
  args: { onOpen: fn() },
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

const lamp = { id: 7, title: 'Desk lamp', total: 39.5 };

function returns(orders: (typeof lamp)[]) {
  worker.use(http.get('/api/orders', () => HttpResponse.json(orders)));
}

export const Loaded: Story = {
  beforeEach: () => returns([lamp]),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desk lamp' }));
    await expect(args.onOpen).toHaveBeenCalledWith(7);
  },
};

export const Loading: Story = {
  beforeEach: () => {
    worker.use(http.get('/api/orders', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => returns([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
  },
};

const unavailable = () => new HttpResponse(null, { status: 503 });

export const Failed: Story = {
  beforeEach: () => {
    worker.use(http.get('/api/orders', unavailable));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const RecoversOnRetry: Story = {
  beforeEach: () => {
    returns([lamp]);
    worker.use(http.get('/api/orders', unavailable, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Desk lamp')).toBeVisible();
  },
};

export const LongTitle: Story = {
  beforeEach: () => returns([{ ...lamp, title: 'Lamp'.repeat(40) }]),
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  beforeEach: () => returns([{ ...lamp, title: 'مصباح مكتب' }]),
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'مصباح مكتب' });
  },
};
