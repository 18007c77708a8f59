// What graphql 16 and 17 do with two things of the September 2026 edition. node editions.mjs graphql|graphql17
const graphql = await import(process.argv[2] ?? 'graphql');
const { buildSchema, parse, validate } = graphql;

function attempt(what, work) {
  try {
    const errors = work();
    console.log(`${what}: ${errors?.length ? errors[0].message : 'accepted'}`);
  } catch (error) {
    console.log(`${what}: ${error.message}`);
  }
}
const schema = buildSchema('type Query { a: A } type A { b: Int }');
attempt('empty selection set', () => validate(schema, parse('{ a { } }')));
const directive = 'directive @one on DIRECTIVE_DEFINITION directive @two @one on FIELD';
attempt('directive on a directive', () => void parse(directive));
for (const flag of ['experimentalDirectivesOnDirectiveDefinitions']) {
  attempt(`the same with ${flag}`, () => void parse(directive, { [flag]: true }));
}
