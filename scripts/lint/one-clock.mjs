/**
 * The machine's clock may be set, wrong or dead, so the time is asked of `@clinicdee/clock`: dates of
 * `now()`, pauses and limits of `elapsed()`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const oneClock = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      asked: 'Ask the clock that is handed in: now() for dates, elapsed() for pauses and limits.',
    },
  },
  create: (context) => ({
    'MemberExpression[object.name="Date"][property.name="now"]': (node) =>
      context.report({ node, messageId: 'asked' }),
    'NewExpression[callee.name="Date"][arguments.length=0]': (node) =>
      context.report({ node, messageId: 'asked' }),
    'CallExpression[callee.name="Date"]': (node) => context.report({ node, messageId: 'asked' }),
  }),
};
