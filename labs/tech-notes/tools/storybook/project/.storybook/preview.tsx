import type { Preview } from '@storybook/react-vite';
import { Currency } from '../src/currency';
import '../src/index.css';
import { worker } from './worker';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' } },
  decorators: [
    (Story) => (
      <Currency value="EUR">
        <Story />
      </Currency>
    ),
  ],
  beforeAll: async () => {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  },
  beforeEach: () => () => worker.resetHandlers(),
};

export default preview;
