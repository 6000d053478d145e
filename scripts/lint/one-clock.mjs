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
  create: (context) => {
    const refuse = (/** @type {import('eslint').Rule.Node} */ node) =>
      context.report({ node, messageId: 'asked' });
    return {
      'MemberExpression[object.name="Date"][property.name="now"]': refuse,
      'NewExpression[callee.name="Date"][arguments.length=0]': refuse,
      'CallExpression[callee.name="Date"]': refuse,
    };
  },
};
