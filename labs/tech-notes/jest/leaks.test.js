// One test leaves something behind, a second looks for it. CASE says what.
const send = jest.fn();
const mail = { send: () => 'real', port: 1 };
const { next } = require('./counter.js');

const CASES = {
  'calls of a jest.fn': [() => send(), () => expect(send).not.toHaveBeenCalled()],
  'a mockReturnValue': [
    () => send.mockReturnValue(1),
    () => expect(send()).toBeUndefined(),
  ],
  'a jest.spyOn': [
    () => jest.spyOn(mail, 'send').mockReturnValue('fake'),
    () => expect(mail.send()).toBe('real'),
  ],
  'a jest.replaceProperty': [
    () => jest.replaceProperty(mail, 'port', 2),
    () => expect(mail.port).toBe(1),
  ],
  'replaceProperty of process.env': [
    () => jest.replaceProperty(process, 'env', { REGION: 'eu' }),
    () => expect(process.env.REGION).toBeUndefined(),
  ],
  'a variable of a module': [
    () => next(),
    () => expect(require('./counter.js').next()).toBe(1),
  ],
  'fake timers': [
    () => jest.useFakeTimers(),
    () => expect(setTimeout.clock).toBeUndefined(),
  ],
  'process.env assigned': [
    () => {
      process.env.LEAK = '1';
    },
    () => expect(process.env.LEAK).toBeUndefined(),
  ],
  'fetch assigned': [
    () => {
      globalThis.fetch = () => 'fake';
    },
    () => expect(String(fetch)).not.toContain('fake'),
  ],
};

const [leave, look] = CASES[process.env.CASE];
test('leaves it', () => void leave());
test('looks for it', () => look());
