import { getOperationAST, getVariableValues, parse, validate } from 'graphql';
import { schema } from './museum.ts';

export function read(source: string, inputs: Record<string, unknown>) {
  const document = parse(source, { maxTokens: 1000 });
  const [error] = validate(schema, document); // refuses fragment cycles too
  const one = getOperationAST(document);
  if (error || !one) throw error ?? new Error('one operation, please');
  const definitions = one.variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, definitions, inputs);
  if (errors) throw errors[0];
  return { document, one, variables: coerced }; // with their defaults
}
