import { createContext, use } from 'react';

export const Currency = createContext<string | null>(null);

export function useCurrency(): string {
  const currency = use(Currency);
  if (!currency) throw new Error('useCurrency needs a <Currency> around it');
  return currency;
}
